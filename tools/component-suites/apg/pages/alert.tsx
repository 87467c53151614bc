import { Alert } from '@summit/ui/alert'
import { useState } from 'react'

export function Page() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button id="alert-trigger" onClick={() => setShown(true)}>
        Trigger Alert
      </button>
      {isShown && <Alert intent="danger">Hello</Alert>}
    </>
  )
}
