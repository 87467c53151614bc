'use client'

import { cx } from 'class-variance-authority'
import { useId, useRef, useState, type ComponentProps, type MouseEvent as ReactMouseEvent, type ReactNode } from 'react'
import { ChevronIcon } from '../icons/controls.tsx'

/** A title and the content below it, such as a question and its answer. */
export interface AccordionItem {
  /** Identifies the item in its accordion. @default its position: `'0'` for the first */
  value?: string | undefined
  /** The text that is always visible. */
  title: string
  /** The content that opens below it. */
  content: ReactNode
}

/** The props of an accordion, besides those of a `<div>`. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** In reading order. */
  items: ReadonlyArray<AccordionItem>
  /** The `name` of its `<details>`, of which the browser keeps at most one open. @default a generated name */
  name?: string | undefined
  /** The value of the open item, null for none. With it the accordion is controlled. */
  value?: string | null | undefined
  /** The value of the item that is open initially, null for none. @default null */
  defaultValue?: string | null | undefined
  /** Called with the value of the item that a visitor opened, or null when all are closed. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Makes the titles headings of this level. @default no headings */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined
  /** Places the accordion. */
  className?: string | undefined
}

/**
 * Titles that show their content, one at a time. Renders native `<details>`, which work without scripts and can be searched. Slots:
 * `accordion-item`, `accordion-title`, `accordion-content`.
 */
export function Accordion({
  items,
  name,
  value,
  defaultValue = null,
  onValueChange,
  headingLevel,
  className,
  ...rest
}: AccordionProps) {
  const generatedName = useId()
  const [initial] = useState(defaultValue)
  const latest = useRef(initial)
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span'
  const isControlled = value !== undefined
  const values = items.map((item, index) => item.value ?? String(index))

  const select = (event: ReactMouseEvent, pressed: string | null) => {
    const selected = event.currentTarget.closest('details')?.open ? null : pressed
    if (isControlled) event.preventDefault()
    latest.current = selected
    onValueChange?.(selected)
  }
  // The browser opens an item in which its search finds something. Opening an item closes another one, and each of the two
  // has an event.
  const report = (details: HTMLDetailsElement) => {
    const siblings = [...(details.parentElement?.children ?? [])]
    const opened = values[siblings.findIndex((item) => item.hasAttribute('open'))] ?? null
    if (opened === (isControlled ? value : latest.current)) return
    latest.current = opened
    onValueChange?.(opened)
  }

  return (
    <div data-slot="accordion" {...rest} className={cx('border-b border-line', className)}>
      {items.map((item, index) => (
        // A visitor may have opened another item before hydration. React must not warn of that difference.
        <details
          key={values[index]}
          data-slot="accordion-item"
          name={name ?? generatedName}
          open={values[index] === (isControlled ? value : initial)}
          onToggle={({ currentTarget }) => report(currentTarget)}
          suppressHydrationWarning
          className="group/item discloses border-t border-line"
        >
          <summary
            onClick={(event) => select(event, values[index] ?? null)}
            className="flex cursor-pointer list-none justify-between gap-4 py-4 text-control font-label [&::-webkit-details-marker]:hidden"
          >
            <Title
              data-slot="accordion-title"
              className="min-w-0 [font:inherit] [letter-spacing:inherit] text-pretty wrap-anywhere"
            >
              {item.title}
            </Title>
            <ChevronIcon className="print:hidden transition-[rotate] duration-(--duration-base) ease-out group-open/item:rotate-180" />
          </summary>
          <div data-slot="accordion-content" className="max-w-measure pb-5 wrap-anywhere text-ink-muted">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
