/** A word between two alternatives, with a line on both sides. */
export function Or({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-small text-ink-muted before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
      {children}
    </p>
  )
}
