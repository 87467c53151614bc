import { Button } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { Select } from '@summit/ui/select'
import { TextField } from '@summit/ui/text-field'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { focusFirstInvalid, readProfile, saveProfile, type ProfileErrors } from './save-profile.ts'

type State = { status: 'idle' | 'pending' | 'saved' } | { status: 'refused'; errors: ProfileErrors }

/** Without a library: the browser keeps the values. */
export function FormDataForm() {
  const [state, setState] = useState<State>({ status: 'idle' })
  const errors = state.status === 'refused' ? state.errors : {}

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInvalid(form.current), [state])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const profile = readProfile(new FormData(event.currentTarget))
    setState({ status: 'pending' })
    const found = await saveProfile(profile)
    setState(Object.keys(found).length > 0 ? { status: 'refused', errors: found } : { status: 'saved' })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-96 gap-5">
      <TextField label="Name" name="name" autoComplete="name" error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <Select label="Level" name="level" defaultValue="new">
        <option value="new">New to it</option>
        <option value="fit">Fit</option>
      </Select>
      <Checkbox label="Remind me of my workouts" name="reminders" />
      <Button type="submit" pending={state.status === 'pending'}>
        Save
      </Button>
      <p role="status">{state.status === 'saved' && 'Saved'}</p>
    </form>
  )
}
