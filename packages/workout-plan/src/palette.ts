import { palette as tokens } from '@summit/brand/palette'

const { ink, 'ink-muted': muted, brand, accent, line: pale } = tokens.light

/** The light theme's colours on white paper. They differ in lightness too, for greyscale printers. */
export const palette = { ink, muted, brand, accent, pale, line: '#a9b8ac' }
