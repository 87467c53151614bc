declare module 'subset-font' {
  /** Returns the font with the glyphs of `text` only. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** A value pins an axis, a range limits it. */
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
  export = subsetFont
}
