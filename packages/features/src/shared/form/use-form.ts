'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { focusField, getFields, isField } from './form.ts'

/** A form and the errors of its fields. */
export interface Form {
  /** The props of the `<form>`. */
  formProps: Pick<ComponentProps<'form'>, 'method' | 'onSubmit' | 'onInput' | 'onInvalidCapture'>
  /** The error of a field: the browser's, or else that of `fieldErrors`, until the visitor edits the field. */
  getError: (name: string) => string | undefined
  /**
   * The errors of fields since the last attempt, by name: null where the visitor has edited one away. As long as there are
   * any, an error of the whole form is none of the last attempt's.
   */
  errors: Readonly<Record<string, string | null>>
}

/**
 * Lets the browser check a form when it is submitted, and shows its messages beside the fields in place of its bubble,
 * which remains where there are no scripts. The first invalid field takes the focus, and so does the first of
 * `fieldErrors`, which are the hook's messages by field name, after each attempt. `onSubmit` gets a valid form's data.
 * The form is cleared when `isCleared` becomes true.
 */
export function useForm(
  onSubmit: (data: FormData) => void,
  fieldErrors: Readonly<Record<string, string>> = {},
  isCleared = false,
): Form {
  // Since the last attempt: the browser's message for a field, or null where the visitor has edited away an error.
  const [notes, setNotes] = useState<Readonly<Record<string, string | null>>>({})
  const errors = { ...fieldErrors, ...notes }
  const getError = (name: string) => errors[name] ?? undefined
  const setNote = (name: string, message: string | null) => setNotes((notes) => ({ ...notes, [name]: message }))

  const submitted = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [firstRefused] = Object.keys(fieldErrors)
  useEffect(() => {
    if (firstRefused) focusField(submitted.current, firstRefused)
  }, [firstRefused, attempts])

  const wasCleared = useRef(isCleared)
  useEffect(() => {
    if (isCleared && !wasCleared.current) submitted.current?.reset()
    wasCleared.current = isCleared
  }, [isCleared])

  return {
    formProps: {
      // Prevents a submission before hydration from putting fields into the URL.
      method: 'post',
      onSubmit: (event) => {
        const form = event.currentTarget
        // React passes on the events of a dialog's form, although it stands elsewhere in the page.
        if (event.target !== form) return
        submitted.current = form
        event.preventDefault()
        setNotes({})
        if (!form.noValidate && !isFilled(form)) return
        setAttempts((count) => count + 1)
        onSubmit(new FormData(form))
      },
      onInvalidCapture: (event) => {
        const { target, currentTarget } = event
        if (!isField(target) || target.form !== currentTarget) return
        event.preventDefault()
        setNote(target.name, target.validationMessage)
        if (target === getFields(currentTarget).find(({ validity }) => !validity.valid)) target.focus()
      },
      onInput: ({ target, currentTarget }) => {
        if (!isField(target) || target.form !== currentTarget) return
        if (target.type === 'email') removeInvisible(target)
        // Editing while the request is pending hides no error of its response.
        if (getError(target.name)) setNote(target.name, null)
      },
    },
    getError,
    errors,
  }
}

/** Invisible characters and the spaces of typesetting, which come with a text that was copied. No address has any. */
const invisible = /(?! )[\p{DI}\s]/gu

function removeInvisible(field: { value: string }): void {
  const visible = field.value.replace(invisible, '')
  // Setting it moves the caret to the end.
  if (visible !== field.value) field.value = visible
}

/** Whether the form is valid if an invisible text counts as empty, which it does not for the browser. */
function isFilled(form: HTMLFormElement): boolean {
  for (const field of getFields(form)) {
    if (field.required && field.type !== 'password' && !field.value.replace(invisible, '').trim()) field.value = ''
  }
  return form.checkValidity()
}
