/**
 * What a page says where its scripts cannot be loaded. Not "try again": for as long as a document lives, Chromium remembers
 * that a script failed to load.
 */
export const connectionMessages = { needsConnection: 'This needs a connection. Please reload the page.' }
