/**
 * Whether the stories of a file are pictures of states, without play functions, and tests beside them that are not in the
 * sidebar.
 */
export const hasPictures = (title = ''): boolean => /^(UI|Features|Pages)\//.test(title)
