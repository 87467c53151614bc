/** What the form is about. */
export interface Profile {
  name: string
  email: string
  level: string
  reminders: boolean
}

/** What is wrong with a profile, by the names of its fields. */
export type ProfileErrors = Partial<Record<keyof Profile, string>>

/** A server that knows what a browser cannot: ada@example.com is another user's address. */
export async function saveProfile({ name, email }: Profile): Promise<ProfileErrors> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return {
    ...(!name && { name: 'Enter your name.' }),
    ...(email === 'ada@example.com' && { email: 'Somebody else has this address.' }),
  }
}

/** The values of a form's fields. */
export function readProfile(data: FormData): Profile {
  const read = (name: keyof Profile) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: read('name'), email: read('email'), level: read('level'), reminders: data.has('reminders') }
}

/** Moves the focus to the first field with an error, where a screen reader reads it. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
