import { Button } from '@summit/ui/button'
import { Checkbox } from '@summit/ui/checkbox'
import { Select } from '@summit/ui/select'
import { TextField } from '@summit/ui/text-field'
import { useForm } from '@tanstack/react-form'
import { useRef } from 'react'
import { focusFirstInvalid, saveProfile } from './save-profile.ts'

/** With TanStack Form: controlled fields, and the server's answer as a validator of the form. */
export function TanStackForm() {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    defaultValues: { name: '', email: '', level: 'new', reminders: false },
    validators: {
      onSubmitAsync: async ({ value }) => {
        const fields = await saveProfile(value)
        return Object.keys(fields).length > 0 ? { fields } : undefined
      },
    },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
  })

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
      className="grid max-w-96 gap-5"
    >
      <form.Field name="name">
        {({ name, state, handleChange, handleBlur }) => (
          <TextField
            label="Name"
            name={name}
            autoComplete="name"
            value={state.value}
            onChange={(event) => handleChange(event.target.value)}
            onBlur={handleBlur}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="email">
        {({ name, state, handleChange, handleBlur }) => (
          <TextField
            label="Email"
            name={name}
            type="email"
            autoComplete="email"
            value={state.value}
            onChange={(event) => handleChange(event.target.value)}
            onBlur={handleBlur}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="level">
        {({ name, state, handleChange }) => (
          <Select label="Level" name={name} value={state.value} onChange={(event) => handleChange(event.target.value)}>
            <option value="new">New to it</option>
            <option value="fit">Fit</option>
          </Select>
        )}
      </form.Field>
      <form.Field name="reminders">
        {({ name, state, handleChange }) => (
          <Checkbox label="Remind me of my workouts" name={name} checked={state.value} onCheckedChange={handleChange} />
        )}
      </form.Field>
      <form.Subscribe selector={({ isSubmitting, isSubmitSuccessful }) => [isSubmitting, isSubmitSuccessful] as const}>
        {([isSubmitting, isSubmitSuccessful]) => (
          <>
            <Button type="submit" pending={isSubmitting}>
              Save
            </Button>
            <p role="status">{isSubmitSuccessful && 'Saved'}</p>
          </>
        )}
      </form.Subscribe>
    </form>
  )
}
