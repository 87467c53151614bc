/**
 * Calls `act` once the visitor is idle: no field has the focus, no dialog is open and the tab is in the foreground.
 * Returns a function that cancels it.
 */
export type WhenIdle = (act: () => void) => () => void
