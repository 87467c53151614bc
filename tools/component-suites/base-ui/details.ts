/** The second argument of Base UI's handlers. Ours have none. */
export const details = {}
