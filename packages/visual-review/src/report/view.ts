import type { ReportPicture } from '../in-page/report-picture.ts'

type Box = NonNullable<ReportPicture['box']>

/** The rectangle of a picture that shows where it changed with what is around it, at least of a size. */
export function getView([left, top, wide, high]: Box, least: { width: number; height: number }): Box {
  const [width, height] = [Math.max(least.width, wide + 64), Math.max(least.height, high + 64)]
  return [Math.max(0, left + (wide - width) / 2), Math.max(0, top + (high - height) / 2), width, height]
}
