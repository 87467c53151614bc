/** A number about the product, with what it counts. */
export interface KeyFigure {
  figure: string
  label: string
}
