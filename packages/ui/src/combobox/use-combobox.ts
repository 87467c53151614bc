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

/** The list of options. While it is open, an option can be active: Enter would choose it. */
type List = { status: 'closed' } | { status: 'open'; active: number | null }

const closed: List = { status: 'closed' }

/** The state of a combobox and what changes it. */
export function useCombobox({ options, value, defaultValue = null, onValueChange, defaultOpen, isLocked }: Choice) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const selected = value === undefined ? ownValue : value
  // What the visitor has typed; null while the selected option's label is shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [list, setList] = useState<List>(defaultOpen ? { status: 'open', active: null } : closed)
  if (isLocked && list.status === 'open') setList(closed)
  const shown = typed === null ? options : options.filter(({ label }) => matches(label, typed))
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
      const named = options.find(({ label, disabled }) => !disabled && simplify(label) === simplify(typed))
      if (named) choose(named.value)
      else setTyped(null)
    }
  }
  const openAt = (active: number | null) => setList({ status: 'open', active })
  const move = (step: 1 | -1) => {
    const enabled = shown.flatMap(({ disabled }, index) => (disabled ? [] : [index]))
    const selectedIndex = shown.findIndex((option) => option.value === selected)
    const current = list.status === 'closed' ? selectedIndex : (list.active ?? -1)
    const [first = null] = enabled
    const last = enabled.at(-1) ?? null
    if (list.status === 'closed' && enabled.includes(current)) openAt(current)
    else if (step === 1) openAt(enabled.find((index) => index > current) ?? first)
    else openAt(enabled.filter((index) => index < current).at(-1) ?? last)
  }

  useEffect(() => {
    const form = input.current?.form
    const reset = () => {
      setOwnValue(defaultValue)
      setTyped(null)
    }
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [defaultValue])

  const onKeyDown: KeyboardEventHandler = (event) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const isDown = event.key === 'ArrowDown'
      if (!event.altKey) move(isDown ? 1 : -1)
      else if (isDown) openAt(null)
      else setList(closed)
    } else if (event.key === 'Enter' && list.status === 'open') {
      event.preventDefault()
      const active = list.active === null ? undefined : shown[list.active]
      if (active) choose(active.value)
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
    active: list.status === 'open' ? list.active : null,
    choose,
    finish,
    close: () => setList(closed),
    press: () => {
      if (list.status === 'closed') openAt(null)
      // A press in what has been typed moves the caret.
      else if (typed === null) setList(closed)
    },
    activate: (index: number) => openAt(index),
    type: (text: string) => {
      setTyped(text)
      const first = options.filter(({ label }) => matches(label, text)).findIndex(({ disabled }) => !disabled)
      openAt(first < 0 || text === '' ? null : first)
    },
    onKeyDown,
  }
}

/** Without case, accents and space around it. */
const simplify = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const matches = (label: string, text: string) => simplify(label).includes(simplify(text))
