/** The heights of the picture in account emails, from 0 to 1 at equal distances. */
export const ridge = [
  0.06, 0.07, 0.12, 0.12, 0.14, 0.15, 0.13, 0.1, 0.13, 0.17, 0.2, 0.27, 0.3, 0.29, 0.27, 0.28, 0.28, 0.32, 0.45, 0.5,
  0.54, 0.52, 0.53, 0.65, 0.8, 0.85, 1, 0.85, 0.76,
]
