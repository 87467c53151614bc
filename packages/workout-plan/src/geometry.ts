/** x and y in PDF points, from the upper left corner of the page. */
export interface Position {
  x: number
  y: number
}

/** A rectangle in PDF points. */
export interface Box extends Position {
  width: number
  height: number
}

/** A text column: its left edge and width in PDF points. */
export type Column = Pick<Box, 'x' | 'width'>
