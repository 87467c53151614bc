/** A review is not possible. The message says why, and what to do. */
export class ReviewError extends Error {}
