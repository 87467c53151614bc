import type { Decorator } from '@storybook/react-vite'
import { createToasts, Toaster, type Notice } from '@summit/ui/toast'
import { useEffect, useState } from 'react'

/** Decorator: the story with a toast that stays. */
export const withToast = (notice: Notice): Decorator =>
  function WithToast(Story) {
    const [toasts] = useState(createToasts)
    useEffect(() => void toasts.notify(notice), [toasts])
    return (
      <>
        <Story />
        <Toaster toasts={toasts} duration={Infinity} />
      </>
    )
  }
