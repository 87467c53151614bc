'use client'

import { useState } from 'react'
import { useForm, type Form } from '../shared/form/use-form.ts'

/** A form of the account page, which stays after success. */
export interface AccountForm extends Form {
  /** Whether the browser has refused an attempt since the last one that was sent, whose success is no longer said. */
  isOutdated: boolean
}

/** {@link useForm}, and whether its last result is outdated. */
export function useAccountForm(...options: Parameters<typeof useForm>): AccountForm {
  const { formProps, getError } = useForm(...options)
  const [isOutdated, setIsOutdated] = useState(false)
  return {
    getError,
    isOutdated,
    formProps: {
      ...formProps,
      onSubmit: (event) => {
        setIsOutdated(false)
        formProps.onSubmit?.(event)
      },
      onInvalidCapture: (event) => {
        setIsOutdated(true)
        formProps.onInvalidCapture?.(event)
      },
    },
  }
}
