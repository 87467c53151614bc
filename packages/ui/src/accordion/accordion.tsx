import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/controls.tsx'

/** One question and its answer. */
export interface AccordionItem {
  title: string
  content: ReactNode
}

export interface AccordionProps {
  /** What the items have in common, unlike any other accordion's: at most one of that name is open. */
  name: string
  /** The first is open to begin with. */
  items: readonly AccordionItem[]
}

/** Questions that open one at a time. Renders native `<details>`, which work without scripts and can be searched. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ title, content }, index) => (
        // A visitor may have opened another one before React arrives; that is not a mistake to be told of.
        <details
          key={title}
          name={name}
          open={index === 0}
          suppressHydrationWarning
          className="group/item border-t border-line"
        >
          <summary className="flex cursor-pointer list-none justify-between gap-4 py-4 text-control font-label [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronIcon className="transition-[rotate] duration-(--duration-base) ease-out group-open/item:rotate-180" />
          </summary>
          <div className="max-w-measure pb-5 text-ink-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
