/** What TypeScript sees of a style sheet: an import without exports. */
export {}
