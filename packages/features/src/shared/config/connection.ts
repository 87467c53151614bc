/**
 * The notice for scripts that cannot be loaded. It does not offer a retry, because Chromium caches a failed module for the
 * lifetime of the document.
 */
export const connectionMessages = { needsConnection: 'This needs a connection. Please reload the page.' }
