/** A review is not possible. The message has the reason and what to do. */
export class ReviewError extends Error {}
