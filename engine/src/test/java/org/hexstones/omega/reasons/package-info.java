/** Tests of the reasons of OMEGA: each fact is recounted by rules that share no code with it. */
@NullMarked
package org.hexstones.omega.reasons;

import org.jspecify.annotations.NullMarked;
