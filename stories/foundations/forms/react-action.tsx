import { Button } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { Select } from '@summit/ui/select'
import { TextField } from '@summit/ui/text-field'
import { useActionState, useEffect, useRef } from 'react'
import { focusFirstInvalid, readProfile, saveProfile, type Profile, type ProfileErrors } from './save-profile.ts'

interface State {
  profile: Profile
  errors?: ProfileErrors
}

const initial: State = { profile: { name: '', email: '', level: 'new', reminders: false } }

/** With an action of React 19, which resets the form: what was typed comes back as default values. */
export function ReactActionForm() {
  const [{ profile, errors }, save, isPending] = useActionState(async (_: State, data: FormData): Promise<State> => {
    const sent = readProfile(data)
    return { profile: sent, errors: await saveProfile(sent) }
  }, initial)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInvalid(form.current), [errors])

  return (
    <form ref={form} noValidate action={save} className="grid max-w-96 gap-5">
      <TextField label="Name" name="name" autoComplete="name" defaultValue={profile.name} error={errors?.name} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={profile.email}
        error={errors?.email}
      />
      <Select label="Level" name="level" defaultValue={profile.level}>
        <option value="new">New to it</option>
        <option value="fit">Fit</option>
      </Select>
      <Checkbox label="Remind me of my workouts" name="reminders" defaultChecked={profile.reminders} />
      <Button type="submit" pending={isPending}>
        Save
      </Button>
      <p role="status">{errors && Object.keys(errors).length === 0 && 'Saved'}</p>
    </form>
  )
}
