/** Heights of a week up to today, for an elevation chart. */
export const week: readonly number[] = [
  0.14, 0.15, 0.2, 0.23, 0.28, 0.32, 0.3, 0.29, 0.29, 0.25, 0.22, 0.28, 0.33, 0.34, 0.44, 0.48, 0.46, 0.4, 0.43, 0.44,
  0.39, 0.43, 0.48, 0.56, 0.66, 0.65, 0.66,
]

/** The plan for the rest of the week, as a path in a box of 10 by 10. */
export const weekPlan = 'M0 3.4 1 4l2 2 1 0 2-4 2 1 2 .4'

/** Heights of the same week after today's workout. */
export const climbed: readonly number[] = [...week, 0.69, 0.75, 0.73, 0.79, 0.86, 0.84, 0.9, 0.96]

/** Heights of a month. */
export const month: readonly number[] = [
  0.06, 0.05, 0.09, 0.13, 0.16, 0.2, 0.2, 0.2, 0.18, 0.16, 0.12, 0.12, 0.14, 0.2, 0.23, 0.27, 0.31, 0.34, 0.4, 0.39,
  0.4, 0.33, 0.32, 0.3, 0.31, 0.33, 0.38, 0.43, 0.46, 0.54, 0.56, 0.54, 0.53, 0.49, 0.45, 0.43, 0.44, 0.47, 0.48, 0.51,
  0.57, 0.62, 0.64, 0.67, 0.67, 0.72, 0.77, 0.75, 0.76, 0.74, 0.68, 0.62, 0.62, 0.7, 0.74, 0.81, 0.88, 0.95, 0.97, 0.95,
  0.86,
]

/** Which of the heights is the greatest. */
export function findSummit(heights: readonly number[]): number {
  return heights.indexOf(Math.max(...heights))
}
