'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tabs'
import { cx } from 'class-variance-authority'
import { createContext, use, useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { toAsChild } from '../as-child.tsx'
import { usePartId, usePartIds, type PartIds } from '../part-ids.ts'
import { useLoaded, type Render } from '../use-render.ts'

type Direction = 'ltr' | 'rtl'

/** Not in the context of other parts: the title of a dialog may be within tabs. */
const TabsContext = createContext<{ parts: PartIds; baseId: string } | null>(null)

/** The ids of a tab and its panel. Those of Radix have the value as it is, and an id with a space cannot be referred to. */
function useTabIds(part: 'tab' | 'panel', { value, id }: { value: string; id?: string | undefined }) {
  const { parts = null, baseId } = use(TabsContext) ?? {}
  usePartId(parts, `${part} ${value}`, id)
  const getId = (part: string) => parts?.ids[`${part} ${value}`] ?? `${baseId}-${part}-${encodeURIComponent(value)}`
  return { tab: getId('tab'), panel: getId('panel') }
}

/** The props of tabs, besides those of a `<div>`. */
export interface RootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The value of the tab that is selected, if the host controls it. */
  value?: string | undefined
  /** The value of the tab that is selected at first, if the host does not control it. @default none */
  defaultValue?: string | undefined
  /** Called with the value of the tab that the visitor selects. */
  onValueChange?: ((value: string) => void) | undefined
  /**
   * Whether an arrow key selects a tab, or only moves the focus, so that Enter selects it: for panels that take time to
   * load. @default 'automatic'
   */
  activationMode?: 'automatic' | 'manual' | undefined
}

/** Tabs and their panels. It has `data-orientation="horizontal"`. */
export function Root({ children, onValueChange, onFocusCapture, ...rest }: RootProps) {
  const [direction, setDirection] = useState<Direction>('ltr')
  const tabs = { parts: usePartIds(), baseId: useId() }
  const reported = useRef<string>(null)
  return (
    <Radix.Root
      data-slot="tabs-root"
      {...rest}
      onValueChange={(value) => {
        // Radix selects a tab at the press, and also at the focus that it moves for that.
        if (value === reported.current) return
        reported.current = value
        queueMicrotask(() => (reported.current = null))
        onValueChange?.(value)
      }}
      dir={direction}
      onFocusCapture={(event) => {
        onFocusCapture?.(event)
        // The arrow keys go by the page's direction, which may change.
        setDirection(getComputedStyle(event.currentTarget).direction as Direction)
      }}
      asChild
    >
      {/* Without Radix's `dir`, which a server would not know. */}
      <div dir={undefined}>
        <TabsContext value={tabs}>{children}</TabsContext>
      </div>
    </Radix.Root>
  )
}

/** The props of a list of tabs, besides those of a `<div>`. */
export interface ListProps extends ComponentProps<'div'> {
  /** What the tabs are views of, for screen readers. */
  label: string
  /** Places the list. */
  className?: string | undefined
}

/** The tabs in a row, which scrolls to the side where it is too long. It has `data-orientation="horizontal"`. */
export function List({ label, className, ref, ...rest }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const composed = useComposedRefs(ref, list)
  useEffect(() => {
    if (list.current) scrollToSelected(list.current)
  }, [])
  return (
    <Radix.List
      data-slot="tabs-list"
      aria-label={label}
      {...rest}
      ref={composed}
      className={cx('print:hidden ui-tabs', className)}
    />
  )
}

/** Scrolls the list alone: `scrollIntoView` would scroll the page too. */
function scrollToSelected(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = list.getBoundingClientRect()
  list.scrollLeft += Math.max(tab.right - right, 0) + Math.min(tab.left - left, 0)
}

/** The props of a tab, besides those of a native button. */
export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** That of its panel. */
  value: string
  /** The element to render instead of a `<button>`, with the tab's props and children. */
  render?: Render<ComponentProps<'button'>> | undefined
  /** Places the tab. */
  className?: string | undefined
}

/** A tab. It has `data-active` or `data-inactive`, `data-disabled`, and `data-orientation="horizontal"`. */
export function Tab({ render = <button />, children, className, onClick, onKeyDown, onBlur, ...rest }: TabProps) {
  const loaded = useLoaded(render)
  const own = typeof loaded === 'function' ? undefined : loaded.props.id
  const { tab, panel } = useTabIds('tab', { value: rest.value, id: own ?? rest.id })
  const isPressedByKey = useRef(false)
  return (
    <Radix.Trigger
      data-slot="tabs-tab"
      aria-controls={panel}
      {...rest}
      id={rest.id ?? tab}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        isPressedByKey.current = event.key === 'Enter' || event.key === ' '
      }}
      onBlur={(event) => {
        onBlur?.(event)
        isPressedByKey.current = false
      }}
      onClick={(event) => {
        onClick?.(event)
        const isByKey = isPressedByKey.current
        isPressedByKey.current = false
        // Screen readers and voice control click without a press, which is what Radix selects a tab at.
        if (event.detail > 0 || isByKey || event.defaultPrevented) return
        event.currentTarget.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      }}
      className={cx('ui-tab', className)}
      {...toAsChild(render, children)}
    />
  )
}

/** The props of a panel, besides those of a `<div>`. */
export interface PanelProps extends ComponentProps<'div'> {
  /** That of its tab. */
  value: string
  /** Whether it stays in the document while another one is shown, so that its fields keep what they contain. @default false */
  keepMounted?: boolean | undefined
  /** Places the panel. */
  className?: string | undefined
}

/** What a tab shows. It has `data-state="active"` or `"inactive"`, and `data-orientation="horizontal"`. */
export function Panel({ keepMounted, className, ...rest }: PanelProps) {
  const { tab, panel } = useTabIds('panel', rest)
  return (
    <Radix.Content
      data-slot="tabs-panel"
      aria-labelledby={tab}
      {...rest}
      id={rest.id ?? panel}
      {...(keepMounted && { forceMount: true })}
      className={cx('data-[state=inactive]:hidden [:where(&)]:pt-6', className)}
    />
  )
}
