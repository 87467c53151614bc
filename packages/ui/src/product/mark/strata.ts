/** The paths of the logo's three layers, top first, in a box of 32 by 32: a ridge, cut by two contour lines. */
export const strata = [
  'M19.5 2 22.9 10Q18.5 14.6 10.7 15z',
  'M8.8 17.8Q19.6 17.4 24.1 12.8L27 19.6Q20 23.6 5.7 22.4z',
  'M3.9 25Q20 26.6 28.2 22.4L31.5 30H.5z',
] as const
