'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Popover from '@radix-ui/react-popover'
import { useEffect, useId, useRef, type ComponentProps, type CSSProperties } from 'react'
import { keepAtEscape } from '../escape-key.ts'
import { LabelledField, type FieldTexts } from '../field/labelled-field.tsx'
import { CheckIcon, ChevronIcon } from '../icons/controls.tsx'
import { usePortalOrigin } from '../portal-origin.ts'
import { useCombobox, type ComboboxOption } from './use-combobox.ts'

export type { ComboboxOption } from './use-combobox.ts'

/** The texts of a combobox. */
export interface ComboboxTexts {
  /** In place of the options, where none has what is typed. @default 'No results' */
  noResults?: string | undefined
  /** What screen readers say while the visitor types. @default `3 results` */
  results?: ((count: number) => string) | undefined
}

/** The props of a combobox, besides those of a native input. */
export interface ComboboxProps
  extends
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'children' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'role'
    >,
    FieldTexts {
  /** The options, in their order. */
  options: ReadonlyArray<ComboboxOption>
  /** The value of the option that is selected, if the host controls it. Null for none. */
  value?: string | null | undefined
  /** The value of the option that is selected at first, if the host does not control it. @default null */
  defaultValue?: string | null | undefined
  /** Called with the value of the option that the visitor selects, or with null once the field is emptied. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean | undefined
  /** The name of the value in the form. */
  name?: string | undefined
  /** Translations. */
  texts?: ComboboxTexts | undefined
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
}

/**
 * One of very many options, found by typing a part of its label: case and accents do not matter. What is no option's label
 * is taken back when the field loses the focus. The form gets the option's value. `className` and `style` belong to the
 * field, all other props to the `<input>`. Slots: `field-label`, `field-control`, `field-error`, `field-hint`,
 * `combobox-list`, `combobox-option`. It has `data-invalid` and `data-disabled`. An option has `data-highlighted` while Enter would choose it, and `data-disabled`.
 */
export function Combobox({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  defaultOpen,
  name,
  texts = {},
  className,
  style,
  ref,
  ...input
}: ComboboxProps) {
  const { noResults = 'No results', results = (count) => (count === 1 ? '1 result' : `${count} results`) } = texts
  const isLocked = Boolean(input.disabled || input.readOnly)
  const combobox = useCombobox({ options, value, defaultValue, onValueChange, defaultOpen, isLocked })
  const { shown, selected, isOpen, active } = combobox
  const hasList = isOpen && shown.length > 0
  const id = useId()
  const { ref: originRef, container, inherit } = usePortalOrigin<HTMLInputElement>()
  const inputRef = useComposedRefs(combobox.input, originRef, ref)
  const optionId = (index: number) => `${id}-${index}`
  const activeOption = useRef<HTMLDivElement>(null)
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <Popover.Root open={isOpen} onOpenChange={combobox.close}>
      <LabelledField
        data-slot="combobox"
        label={<span id={`${id}-label`}>{label}</span>}
        hint={hint}
        error={error}
        className={className}
        style={style}
        control={{ autoComplete: 'off', ...input }}
      >
        {(control) => (
          <span className="relative grid">
            <Popover.Anchor asChild>
              <input
                {...control}
                ref={inputRef}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={hasList}
                aria-controls={hasList ? `${id}-list` : undefined}
                aria-activedescendant={active < 0 ? undefined : optionId(active)}
                value={combobox.text}
                onChange={(event) => combobox.type(event.target.value)}
                onClick={(event) => {
                  control.onClick?.(event)
                  if (!isLocked) combobox.press()
                }}
                onKeyDown={(event) => {
                  control.onKeyDown?.(event)
                  if (!isLocked) combobox.onKeyDown(event)
                }}
                onFocus={(event) => {
                  control.onFocus?.(event)
                  // So that typing replaces the label.
                  event.currentTarget.select()
                }}
                onBlur={(event) => {
                  control.onBlur?.(event)
                  combobox.finish()
                }}
                className={`${control.className} pe-10`}
              />
            </Popover.Anchor>
            <ChevronIcon
              size="small"
              className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 forced-colors:text-[ButtonText]"
            />
            {name && (
              <input type="hidden" name={name} form={input.form} disabled={input.disabled} value={selected ?? ''} />
            )}
            <span role="status" className="sr-only">
              {isOpen && combobox.isFiltered && (shown.length > 0 ? results(shown.length) : noResults)}
            </span>
          </span>
        )}
      </LabelledField>
      <Popover.Portal container={container}>
        <Popover.Content
          role="presentation"
          // What can take the focus is not presentational.
          tabIndex={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onEscapeKeyDown={(event) => keepAtEscape(event, combobox.input.current)}
          onInteractOutside={(event) => {
            // The input opens and closes it.
            if (event.target === combobox.input.current) event.preventDefault()
          }}
          // A press on the list leaves the focus in the input.
          onMouseDown={keepFocus}
          ref={inherit}
          className="summit ui-listbox"
        >
          {shown.length === 0 ? (
            <p className="px-4.5 py-3.5 text-ink-muted">{noResults}</p>
          ) : (
            <div
              role="listbox"
              id={`${id}-list`}
              data-slot="combobox-list"
              aria-labelledby={`${id}-label`}
              className="ui-listbox-options"
            >
              {shown.map((option, index) => (
                <div
                  key={option.value}
                  role="option"
                  id={optionId(index)}
                  ref={index === active ? activeOption : undefined}
                  data-slot="combobox-option"
                  aria-selected={option.value === selected}
                  aria-disabled={option.disabled || undefined}
                  data-highlighted={index === active ? '' : undefined}
                  data-disabled={option.disabled ? '' : undefined}
                  onMouseMove={() => {
                    if (!option.disabled && index !== active) combobox.activate(option)
                  }}
                  onClick={() => {
                    if (!option.disabled) combobox.choose(option.value)
                  }}
                  className="ui-menu-item aria-selected:font-label"
                >
                  <span className="grow">{option.label}</span>
                  {option.value === selected && <CheckIcon className="size-4.5" />}
                </div>
              ))}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
