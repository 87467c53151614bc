'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx } from 'class-variance-authority'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, type ComponentProps, type CSSProperties } from 'react'
import { LabelledField, type FieldTexts } from '../field/labelled-field.tsx'
import { ChevronIcon } from '../icons/controls.tsx'

/** The props of a select, besides those of a native `<select>` for one choice. */
export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'multiple' | 'size' | 'className' | 'style'>, FieldTexts {
  /** Shown until something is chosen: an option without value, which cannot be chosen again. */
  placeholder?: string | undefined
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
}

/**
 * One of many options, with label, hint and error. A native `<select>`: phones show their own list, and a browser that
 * can style the list shows it in the theme. `children` are `<option>` and `<optgroup>`. Uncontrolled with `defaultValue`,
 * or controlled with `value`; `className` and `style` belong to the field, all other props to the `<select>`. Slots:
 * `field-label`, `field-control`, `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function Select({ label, hint, error, placeholder, className, style, children, ...select }: SelectProps) {
  const field = { label, hint, error, className, style }
  const defaultValue = select.value === undefined ? (select.defaultValue ?? (placeholder && '')) : undefined
  const node = useRef<HTMLSelectElement>(null)
  const ref = useComposedRefs(select.ref, node)
  // React sets the default of a select once only, and never that of a controlled one, so that an action of a form would
  // reset it. Only an insertion effect is early enough for that reset. After every render, as options may have been added.
  const resetTo = select.value ?? defaultValue
  const keepDefault = () => {
    if (node.current && resetTo !== undefined) setDefault(node.current, String(resetTo))
  }
  useInsertionEffect(keepDefault)
  // The first insertion effect runs before the ref is attached.
  useLayoutEffect(keepDefault)
  useEffect(() => keepEventsOfList(node.current), [])
  return (
    <LabelledField data-slot="select" {...field} control={select}>
      {(control) => (
        <span className="relative grid">
          <select
            {...control}
            {...(defaultValue !== undefined && { defaultValue })}
            ref={ref}
            className={cx(control.className, 'ui-select pe-10')}
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {children}
          </select>
          <ChevronIcon
            size="small"
            className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 forced-colors:text-[ButtonText]"
          />
        </span>
      )}
    </LabelledField>
  )
}

/**
 * Keeps Escape, the wheel and the finger for the list, whose options are in the page where it is in the theme: a layer
 * around would close with it, and a modal one would not let it scroll. Events of an open list have an option as target.
 */
function keepEventsOfList(select: HTMLSelectElement | null) {
  const keep = (event: Event) => {
    const { target } = event
    const isOfList = target instanceof Node && target !== select && select?.contains(target)
    if (isOfList && (!('key' in event) || event.key === 'Escape')) event.stopPropagation()
  }
  // Before Radix, which listens at the document. The browser closes and scrolls the list all the same.
  const types = ['keydown', 'wheel', 'touchmove']
  for (const type of types) window.addEventListener(type, keep, { capture: true, passive: true })
  return () => {
    for (const type of types) window.removeEventListener(type, keep, { capture: true })
  }
}

/** Sets what a reset of the form selects. What is selected stays. */
function setDefault(select: HTMLSelectElement, defaultValue: string) {
  const { value } = select
  const changed = [...select.options].filter((option) => option.defaultSelected !== (option.value === defaultValue))
  for (const option of changed) option.defaultSelected = !option.defaultSelected
  if (changed.length > 0) select.value = value
}
