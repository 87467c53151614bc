import { Button } from '@summit/ui/button'
import { IconButton } from '@summit/ui/icon-button'
import { AlertIcon, CheckIcon, CloseIcon } from '@summit/ui/icons'
import type { Notice } from '@summit/ui/toast'

interface StillToastProps extends Pick<Notice, 'intent' | 'title' | 'text'> {
  /** The text of its button. */
  action?: string
}

/** A picture of a toast within the page. A real one is at the edge of the window, and closes. */
export function StillToast({ intent = 'neutral', title, text, action }: StillToastProps) {
  const Icon = intent === 'danger' ? AlertIcon : CheckIcon
  return (
    <div className="@container">
      <div data-intent={intent} className="ui-toast">
        <Icon />
        <div>
          <p className="text-control font-label">{title}</p>
          {text && <p>{text}</p>}
          {action && (
            <Button variant="secondary" size="small" className="mt-2">
              {action}
            </Button>
          )}
        </div>
        <IconButton label="Close">
          <CloseIcon size="small" />
        </IconButton>
      </div>
    </div>
  )
}
