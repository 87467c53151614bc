import type { ReactNode } from 'react'

interface FoldProps {
  /** What is inside: `2 props: size, variant`. */
  about: string
  /** @default false */
  open?: boolean | undefined
  children: ReactNode
}

/** What is below a heading, which opens. The heading is no part of it, so that it stays one for screen readers. */
export function Fold({ about, open = false, children }: FoldProps) {
  return (
    <details className="docs-fold" open={open}>
      <summary>
        <span>{about}</span>
      </summary>
      {children}
    </details>
  )
}

/** How many things there are, and their names: `2 props: size, variant`. */
export const summarize = (noun: string, names: readonly string[]): string =>
  `${names.length} ${noun}${names.length === 1 ? '' : 's'}: ${names.join(', ')}`

/** Opens what hides the element that a hash names, and what is folded below it if it is a heading. */
export function unfold(hash: string): void {
  const target = document.getElementById(hash.slice(1))
  const below = target?.nextElementSibling
  if (below instanceof HTMLDetailsElement) below.open = true
  for (let each = target?.closest('details'); each; each = each.parentElement?.closest('details')) each.open = true
}
