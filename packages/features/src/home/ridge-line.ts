/**
 * The ridge under the headline: a line in a box of `width` by `height` that runs on far beyond it on both sides, and the
 * peaks that carry the figures, in its coordinates, the lowest first.
 */
export const ridge = {
  width: 1312,
  height: 320,
  line: 'M-1400 302l81 1 84-2 90 3 84-8 78 7 92-4 86-8 77 6 87 0 84-3 88 3 81-7 87 1 89 4 82-3 60-11 17-7 24-12 19-8 28-10 17 8 25 12 29 8 23 7 18 5 25-10 27-4 18-3 30-12 17-15 25-14 30-23 10-7 32 26 26 12 20 6 23 4 25-11 19-4 31-8 35-33 25-6 18-8 23-24 17-10 34 26 19 3 26 13 28-1 17-1 31-22 29-8 17-4 29-10 19-9 31-10 29-10 24-11 30-12 28-7 26-14 21-9 29-20 12 0 31 23 18 11 26 16 30-11 23-6 27-5 30 16 31 11 29 15 18-4 29-1 18 6 85-1 82 30 83 24 80 13 85 6 83 2 85 5 84 11 85 3 88 8 86 11 81 1 89 9 78 9 89 1',
  peaks: [
    { x: 18, y: 244 },
    { x: 312, y: 196 },
    { x: 606, y: 140 },
  ],
} as const
