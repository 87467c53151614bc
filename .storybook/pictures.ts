/**
 * Whether the stories of a file are pictures of states, whose play functions at most look at them, and tests beside them
 * that are not in the sidebar.
 */
export const hasPictures = (title = ''): boolean => /^(UI|Features|Pages)\//.test(title)
