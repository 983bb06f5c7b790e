/** What a study gives to an article or to paper: diagrams, films and worksheets. */
@NullMarked
package org.hexstones.web.analysis.paper;

import org.jspecify.annotations.NullMarked;
