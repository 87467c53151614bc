import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of a QR code, besides those of an `<svg>`. */
export interface QrCodeProps extends ComponentProps<'svg'> {
  /** The dark modules as a path to be stroked, one unit for each module, without the quiet zone. Made ahead of time. */
  path: string
  /** The code's width in modules. */
  size: number
  /** What the code opens: its accessible name. Begins with `QR code`. */
  label: string
  /** Places the code. */
  className?: string | undefined
}

/** The width of the empty border that readers need around a code (ISO/IEC 18004), in modules. */
const QUIET = 4

/** A QR code, black on white in every theme, since many cameras cannot read inverted codes. Renders an image. */
export function QrCode({ path, size, label, className, ...rest }: QrCodeProps) {
  const box = size + 2 * QUIET
  return (
    <svg
      data-slot="qr-code"
      // The stroke of a row is centred on its line, so the whole drawing begins half a module higher.
      viewBox={`${-QUIET} ${-QUIET - 0.5} ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
      className={cx('[:where(&)]:size-34 flex-none bg-[#fff] text-[#000] forced-color-adjust-none', className)}
    >
      <path d={path} stroke="currentColor" />
    </svg>
  )
}
