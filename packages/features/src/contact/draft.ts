import { getFields } from '../shared/form/form.ts'
import { getContactDraftKey } from '../shared/ports/storage-keys.ts'
import type { KeyValueStore } from '../shared/ports/storage.ts'

/** The unsent contents of the form, kept in this tab's storage. */
export interface Draft {
  /** Restores the draft into the empty fields of the form. */
  restore: (form: HTMLFormElement) => void
  /** Keeps what the form contains, if anything. */
  keep: (form: HTMLFormElement) => void
  forget: () => void
}

/** The draft of this tab. */
export function createDraft(tabStorage: KeyValueStore, storagePrefix: string): Draft {
  const key = getContactDraftKey(storagePrefix)
  const forget = () => tabStorage.remove(key)
  return {
    restore: (form) => {
      const stored = new URLSearchParams(tabStorage.read(key) ?? '')
      for (const field of getTextFields(form)) field.value ||= stored.get(field.name) ?? ''
    },
    keep: (form) => {
      const filled = getTextFields(form).filter(({ value }) => value)
      if (filled.length === 0) forget()
      else tabStorage.write(key, new URLSearchParams(filled.map(({ name, value }) => [name, value])).toString())
    },
    forget,
  }
}

/**
 * The fields of a form that a visitor types in. A page can read the name of a file, but not choose it, and a hidden field is
 * the page's own: what it was on an earlier visit is over.
 */
function getTextFields(form: HTMLFormElement) {
  return getFields(form).filter(({ type }) => type !== 'file' && type !== 'hidden')
}
