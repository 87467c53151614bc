/** A decorative barcode in the text colour, as wide as its parent. */
export function Barcode({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 220 1" preserveAspectRatio="none" aria-hidden="true" className={`w-full ${className}`}>
      <path
        d="M0 .5h220"
        stroke="currentColor"
        strokeDasharray="3 3 2 4 6 4 2 4 3 5 8 4 2 4 5 4 2 4 2 5 7 5 3 4 2 5 4 4 2 4 8 4 2 5 3 4 6 4 2 4 2 6 7 4 3 5 2 4 5 5 2 4 3 4 6"
      />
    </svg>
  )
}
