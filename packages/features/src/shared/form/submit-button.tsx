import { Button, type ButtonProps } from '@summit/ui/button'
import { AlertIcon } from '@summit/ui/icons'
import { useId } from 'react'

export interface SubmitButtonProps extends ButtonProps {
  /** Why the last attempt failed. A toast announces it; here it stays until the next attempt. */
  error?: string | undefined
}

/** A form's main button, and below it why the last attempt failed: the button itself does not move. */
export function SubmitButton({ error, 'aria-describedby': hintId, ...button }: SubmitButtonProps) {
  const errorId = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <Button
        type="submit"
        variant="accent"
        {...button}
        aria-describedby={error ? `${hintId ?? ''} ${errorId}` : hintId}
      />
      {error && (
        <p id={errorId} className="ui-field-note font-medium text-danger">
          <AlertIcon size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
