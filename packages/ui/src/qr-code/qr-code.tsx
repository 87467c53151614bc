export interface QrCodeProps {
  /** The code's dark modules as a path to be stroked, one unit a module, the quiet zone left out. Made at build time. */
  path: string
  /** How many modules the code is wide. */
  size: number
  /** What the code opens; its name for assistive technology. Begins with `QR code`. */
  label: string
  /** Places the code. */
  className?: string
}

/** The modules that have to stay empty around a code (ISO/IEC 18004), so that cameras find it. */
const QUIET = 4

/** A QR code, black on white in every theme: many cameras do not read the reverse. Renders an image. */
export function QrCode({ path, size, label, className = '' }: QrCodeProps) {
  const box = size + 2 * QUIET
  return (
    <svg
      // A row's stroke lies half above its line and half below.
      viewBox={`${-QUIET} ${-QUIET - 0.5} ${box} ${box}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`size-34 flex-none bg-[#fff] text-[#000] forced-color-adjust-none ${className}`}
    >
      <path d={path} stroke="currentColor" />
    </svg>
  )
}
