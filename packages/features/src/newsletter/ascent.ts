/** Chart data: heights of twelve sessions in four weeks, rising from week to week. */
export const ascent = [
  0.06, 0.12, 0.2, 0.17, 0.24, 0.3, 0.26, 0.22, 0.3, 0.4, 0.37, 0.46, 0.5, 0.44, 0.41, 0.52, 0.6, 0.57, 0.66, 0.7, 0.63,
  0.6, 0.72, 0.8, 0.78, 0.9, 1, 0.92, 0.86,
]
