import { Button } from '@summit/ui/button'
import { TextField } from '@summit/ui/text-field'
import { useState, type SyntheticEvent } from 'react'

export const Example = () => {
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    setError(name ? undefined : 'Enter a name.')
  }
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <TextField label="Name" name="name" error={error} required />
      <Button type="submit">Save</Button>
    </form>
  )
}
