'use client'

import { useEffect, useRef, useState, type KeyboardEventHandler } from 'react'
import { isComposing } from '../escape-key.ts'

/** An option of a combobox. */
export interface ComboboxOption {
  /** What the form sends. */
  value: string
  /** What the visitor sees, and finds it by. */
  label: string
  /** Whether it cannot be chosen now. @default false */
  disabled?: boolean | undefined
}

interface Choice {
  options: ReadonlyArray<ComboboxOption>
  value: string | null | undefined
  defaultValue: string | null | undefined
  onValueChange: ((value: string | null) => void) | undefined
  defaultOpen: boolean | undefined
  /** Whether nothing can be chosen now: it is disabled or read-only. */
  isLocked: boolean
}

/** The list of options. While it is open, an option can be active, by its value: Enter would choose it. */
type List = { status: 'closed'; active: null } | { status: 'open'; active: string | null }

const closed: List = { status: 'closed', active: null }

/** The state of a combobox and what changes it. */
export function useCombobox({ options, value, defaultValue = null, onValueChange, defaultOpen, isLocked }: Choice) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const selected = value === undefined ? ownValue : value
  // What the visitor has typed; null while the selected option's label is shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [list, setList] = useState<List>(defaultOpen ? { status: 'open', active: null } : closed)
  // The browser reports no blur of a field that is disabled: what is no option must not stay in it.
  if (isLocked && (list.status === 'open' || typed !== null)) {
    setList(closed)
    setTyped(null)
  }
  const shown = typed === null ? options : options.filter(({ label }) => matches(label, typed))
  const active = shown.findIndex((option) => option.value === list.active && isEnabled(option))
  const input = useRef<HTMLInputElement>(null)

  const choose = (next: string | null) => {
    setOwnValue(next)
    setTyped(null)
    setList(closed)
    if (next !== selected) onValueChange?.(next)
  }
  /** Chooses what is typed if it is an option's label or nothing, and shows the selected label again otherwise. */
  const finish = () => {
    setList(closed)
    if (typed === null) return
    if (typed.trim() === '') choose(null)
    else {
      const named = options.find((option) => isEnabled(option) && simplify(option.label) === simplify(typed))
      if (named) choose(named.value)
      else setTyped(null)
    }
  }
  const openAt = (option?: ComboboxOption) => setList({ status: 'open', active: option?.value ?? null })
  const move = (step: 1 | -1) => {
    const current = list.status === 'closed' ? shown.findIndex((option) => option.value === selected) : active
    const atSelected = list.status === 'closed' ? shown[current] : undefined
    if (atSelected && isEnabled(atSelected)) openAt(atSelected)
    else if (step === 1) openAt(shown.slice(current + 1).find(isEnabled) ?? shown.find(isEnabled))
    else openAt(shown.slice(0, Math.max(current, 0)).filter(isEnabled).at(-1) ?? shown.filter(isEnabled).at(-1))
  }

  useEffect(() => {
    const root = input.current?.getRootNode()
    const reset = (event: Event) => {
      if (event.defaultPrevented || event.target !== input.current?.form) return
      setOwnValue(defaultValue)
      setTyped(null)
    }
    // Not at the form, where the host's handler comes later and may prevent it.
    root?.addEventListener('reset', reset)
    return () => root?.removeEventListener('reset', reset)
  }, [defaultValue])

  const onKeyDown: KeyboardEventHandler = (event) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const isDown = event.key === 'ArrowDown'
      if (!event.altKey) move(isDown ? 1 : -1)
      else if (isDown) openAt()
      else setList(closed)
    } else if (event.key === 'Enter' && (list.status === 'open' || typed !== null)) {
      event.preventDefault()
      const option = shown[active]
      if (option) choose(option.value)
      else finish()
    }
  }

  return {
    input,
    text: typed ?? options.find((option) => option.value === selected)?.label ?? '',
    isFiltered: typed !== null,
    selected,
    shown,
    isOpen: list.status === 'open',
    /** The index of the active option; -1 for none. */
    active,
    choose,
    finish,
    close: () => setList(closed),
    press: () => {
      if (list.status === 'closed') openAt()
      // A press in what has been typed moves the caret.
      else if (typed === null) setList(closed)
    },
    activate: openAt,
    type: (text: string) => {
      setTyped(text)
      openAt(text === '' ? undefined : options.find((option) => isEnabled(option) && matches(option.label, text)))
    },
    onKeyDown,
  }
}

const isEnabled = ({ disabled }: ComboboxOption) => !disabled

/** Without case, accents and space around it. */
const simplify = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const matches = (label: string, text: string) => simplify(label).includes(simplify(text))
