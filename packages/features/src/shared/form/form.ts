/** The text of a form's field. Throws where the form has no such field, which is a mistake in its markup. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  if (typeof value === 'string') return value
  throw new Error(`@summit/features: the form has no text field named "${name}".`)
}

/** The texts of a form's further fields, of a host's own, by name; undefined if there are none. */
export function extraTexts(data: FormData, own: readonly string[]): Record<string, string> | undefined {
  const extra = [...data].filter(([name, value]) => !own.includes(name) && typeof value === 'string')
  // SAFETY: files were left out.
  return extra.length > 0 ? (Object.fromEntries(extra) as Record<string, string>) : undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether something is a field. Not by `instanceof`: the elements of a frame have classes of their own. */
export function isField(target: EventTarget): target is Field {
  return 'validationMessage' in target && 'value' in target
}

/** The fields of a form, in their order. Buttons are among them. */
export function getFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

/** Moves the focus to a field, which the visitor has to change. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  if (form)
    getFields(form)
      .find((field) => field.name === name)
      ?.focus()
}
