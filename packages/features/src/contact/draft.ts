import { contactDraftKeyOf } from '../shared/storage/storage-keys.ts'
import type { KeyValueStore } from '../shared/storage/storage.ts'

/** The unsent contents of the form, kept in this tab's storage. */
export interface Draft {
  /** Restores the draft into the empty fields of the form. */
  restore: (form: HTMLFormElement) => void
  keep: (form: HTMLFormElement) => void
  forget: () => void
}

/** The draft of this tab. */
export function createDraft(tabStorage: KeyValueStore, storagePrefix: string): Draft {
  const key = contactDraftKeyOf(storagePrefix)
  return {
    restore: (form) => {
      const stored = new URLSearchParams(tabStorage.read(key) ?? '')
      for (const field of fieldsOf(form)) field.value ||= stored.get(field.name) ?? ''
    },
    keep: (form) => {
      tabStorage.write(key, new URLSearchParams(fieldsOf(form).map(({ name, value }) => [name, value])).toString())
    },
    forget: () => tabStorage.remove(key),
  }
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}
