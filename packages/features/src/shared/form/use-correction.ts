'use client'

import { useCallback, useRef, useState, type RefCallback } from 'react'

/** What a form contains when the visitor comes back to it, from a mail that went to a wrong address. */
export interface Correction<Values> {
  /** The form's initial values: those of `defaultValues`, and later what was sent. */
  values: Values
  /** The ref of the field to correct, which takes the focus then. */
  fieldRef: RefCallback<HTMLInputElement>
  /** Remembers what was sent. Call it before the form replaces what is shown. */
  correct: (sent: Values) => void
}

/** Keeps what was typed into a form that is shown again for another address. */
export function useCorrection<Values>(defaultValues: Values): Correction<Values> {
  const [values, setValues] = useState(defaultValues)
  const isCorrected = useRef(false)
  const fieldRef = useCallback((field: HTMLInputElement | null) => {
    if (isCorrected.current) field?.focus()
  }, [])
  return {
    values,
    fieldRef,
    correct: (sent) => {
      isCorrected.current = true
      setValues(sent)
    },
  }
}
