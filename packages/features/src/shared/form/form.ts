/** The text of a form's field. Throws where the form has no such field, which is a mistake in its markup. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  if (typeof value === 'string') return value
  throw new Error(
    `@summit/features: the form has no text field named "${name}", so it cannot be read. Give the field that name.`,
  )
}

/** Moves the focus to a field, which the visitor has to change. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
