import { Button } from '@summit/ui/button'
import { useState } from 'react'

export const Example = () => {
  const [pending, setPending] = useState(false)
  const save = () => {
    setPending(true)
    setTimeout(() => setPending(false), 2000)
  }
  return (
    <Button pending={pending} pendingLabel="Saving…" onClick={save}>
      Save
    </Button>
  )
}
