/** The type of a style sheet import, which has no exports. */
export {}
