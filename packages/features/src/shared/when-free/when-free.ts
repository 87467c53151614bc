/**
 * Calls `act` once, when no field has the focus, no dialog is open and the tab is in the foreground. Returns a function that
 * cancels it.
 */
export type WhenFree = (act: () => void) => () => void
