import { Button } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { Select } from '@summit/ui/select'
import { TextField } from '@summit/ui/text-field'
import { useForm } from 'react-hook-form'
import { saveProfile, type Profile } from './save-profile.ts'

/** With React Hook Form: `register` gives a field its name, ref and handlers. */
export function ReactHookForm() {
  const { register, handleSubmit, setError, formState } = useForm<Profile>({
    defaultValues: { name: '', email: '', level: 'new', reminders: false },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = handleSubmit(async (profile) => {
    const found = await saveProfile(profile)
    if (found.email) setError('email', { message: found.email }, { shouldFocus: true })
  })

  return (
    <form noValidate onSubmit={submit} className="grid max-w-96 gap-5">
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { required: 'Enter your name.' })}
      />
      <TextField label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <Select label="Level" {...register('level')}>
        <option value="new">New to it</option>
        <option value="fit">Fit</option>
      </Select>
      <Checkbox label="Remind me of my workouts" {...register('reminders')} />
      <Button type="submit" pending={isSubmitting}>
        Save
      </Button>
      <p role="status">{isSubmitSuccessful && 'Saved'}</p>
    </form>
  )
}
