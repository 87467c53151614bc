'use client'

import { cx } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'
import { usePartId, usePartIds } from '../part-ids.ts'
import { useLoaded, useRender, type Render } from '../use-render.ts'
import { FieldContext, useField } from './field-context.ts'
import { AlertIcon } from '../icons/controls.tsx'
import { announceError } from './field-error.tsx'
import { toStateAttributes } from './labelled-field.tsx'

/** The props of a field, besides those of a `<div>`. */
export interface RootProps extends ComponentProps<'div'> {
  /** Whether the control is invalid. @default whether there is an error */
  invalid?: boolean | undefined
  /** Whether the control is disabled. @default false */
  disabled?: boolean | undefined
  /** Places the field. */
  className?: string | undefined
}

/**
 * A control of your own with its label, hint and error. All parts have `data-invalid` and `data-disabled`. On the server
 * only the label is connected; give it `invalid` there, so that the control has it before hydration.
 */
export function Root({ invalid, disabled = false, className, ...rest }: RootProps) {
  const generatedId = useId()
  const parts = usePartIds<'label' | 'control' | 'hint' | 'error'>()
  const isInvalid = invalid ?? Boolean(parts.ids.error)
  const attributes = toStateAttributes(isInvalid, disabled)
  const field = { ...parts, generatedId, disabled, invalid: isInvalid, attributes }
  return (
    <FieldContext value={field}>
      <div data-slot="field-root" {...attributes} {...rest} className={cx('ui-field', className)} />
    </FieldContext>
  )
}

/** The label, a `<label>` of the control, and its name also where the control is no native one. */
export function Label({ id, ...rest }: ComponentProps<'label'>) {
  const field = useField('Label')
  const ownId = id ?? `${field.generatedId}-label`
  usePartId(field, 'label', ownId)
  return (
    <label
      data-slot="field-label"
      htmlFor={field.ids.control ?? field.generatedId}
      {...field.attributes}
      {...rest}
      id={ownId}
    />
  )
}

/** The props of a control, besides those of an `<input>`. */
export interface ControlProps extends ComponentProps<'input'> {
  /** The control to render instead of an `<input>`, with the props of the control: `render={<select />}`. */
  render?: Render<ComponentProps<'input'>> | undefined
}

/**
 * The control: an `<input>`, or any other by `render`. A native element looks like the text field, any other component as
 * it is. The error is read before the hint.
 */
export function Control({ render: toRender = <input />, id, className, ...rest }: ControlProps) {
  const field = useField('Control')
  const render = useLoaded(toRender)
  const own = typeof render === 'function' ? {} : render.props
  const isNative = typeof render !== 'function' && typeof render.type === 'string'
  usePartId(field, 'control', id ?? own.id)
  const { ids, invalid, disabled } = field
  return useRender<ComponentProps<'input'>>(
    render,
    {
      'data-slot': 'field-control',
      ...field.attributes,
      ...rest,
      disabled: rest.disabled ?? (disabled || undefined),
      'aria-labelledby': rest['aria-labelledby'] ?? ids.label,
      'aria-invalid': rest['aria-invalid'] ?? (invalid || undefined),
      className: cx(isNative && 'ui-control', className),
    },
    {
      // The server renders the label first, which cannot know an id of the control's own.
      id: ids.control ?? field.generatedId,
      'aria-describedby': cx(ids.error, ids.hint, rest['aria-describedby'], own['aria-describedby']) || undefined,
    },
  )
}

/** Help that is always shown. Renders a `<p>`. */
export function Hint({ id, className, ...rest }: ComponentProps<'p'>) {
  const field = useField('Hint')
  const ownId = id ?? `${field.generatedId}-hint`
  usePartId(field, 'hint', ownId)
  return (
    <p
      data-slot="field-hint"
      {...field.attributes}
      {...rest}
      id={ownId}
      className={cx('ui-field-note text-ink-muted', className)}
    />
  )
}

/** The error message, which makes the field invalid. Renders a `<p>` with an icon, and nothing without children. */
export function Error({ id, className, children, ...rest }: ComponentProps<'p'>) {
  const field = useField('Error')
  const ownId = id ?? `${field.generatedId}-error`
  usePartId(field, 'error', children ? ownId : undefined)
  if (!children) return null
  return (
    <p
      data-slot="field-error"
      {...field.attributes}
      {...rest}
      id={ownId}
      className={cx('ui-field-note font-medium text-danger', className)}
    >
      <AlertIcon size="small" />
      <span ref={announceAround}>{children}</span>
    </p>
  )
}

/** The paragraph has the caller's ref. */
const announceAround = (text: HTMLElement | null) => announceError(text?.parentElement ?? null)
