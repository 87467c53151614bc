/** The moment that comes `ms` milliseconds after another. */
export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
