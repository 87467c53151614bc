import type { ReactNode } from 'react'
import { ChevronIcon } from '../icons/controls.tsx'

/** One question and its answer. */
export interface AccordionItem {
  title: string
  content: ReactNode
}

export interface AccordionProps {
  /** The `name` of its `<details>`: the browser keeps at most one of that name open, so give each accordion its own. */
  name: string
  /** In reading order. The first one is open at first. */
  items: ReadonlyArray<AccordionItem>
}

/** Questions that open one at a time. Renders native `<details>`, which work without scripts and can be searched. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-b border-line">
      {items.map(({ title, content }, index) => (
        // A visitor may have opened another item before hydration. React must not warn of that difference.
        <details
          key={title}
          name={name}
          open={index === 0}
          suppressHydrationWarning
          className="group/item border-t border-line"
        >
          <summary className="flex cursor-pointer list-none justify-between gap-4 py-4 text-control font-label [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronIcon className="print:hidden transition-[rotate] duration-(--duration-base) ease-out group-open/item:rotate-180" />
          </summary>
          <div className="max-w-measure pb-5 text-ink-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
