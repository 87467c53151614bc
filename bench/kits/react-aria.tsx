import './tailwind.css'
import { useState, type ReactNode } from 'react'
import * as Aria from 'react-aria-components'
import { classes } from './classes.ts'
import { texts } from './kit.ts'
import { buttonVariants } from './variants.ts'

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ children }: { children: ReactNode }) => (
  <Aria.Button className={buttonVariants()}>{children}</Aria.Button>
)

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Aria.ModalOverlay isOpen={isOpen} onOpenChange={onClose} isDismissable className={classes.overlay}>
    <Aria.Modal className={classes.dialog}>
      <Aria.Dialog>
        <Aria.Heading slot="title" className={classes.title}>
          {texts.title}
        </Aria.Heading>
        <p className={classes.text}>{texts.warning}</p>
        <Aria.Button slot="close" aria-label="Close" className={classes.close}>
          ×
        </Aria.Button>
      </Aria.Dialog>
    </Aria.Modal>
  </Aria.ModalOverlay>
)

export function Toast() {
  const [queue] = useState(() => new Aria.UNSTABLE_ToastQueue<string>())
  return (
    <>
      <button type="button" onClick={() => queue.add(texts.saved, { timeout: 5000 })}>
        Save
      </button>
      <Aria.UNSTABLE_ToastRegion queue={queue} className={classes.toasts}>
        {({ toast }) => (
          <Aria.UNSTABLE_Toast toast={toast} className={classes.toast}>
            <Aria.UNSTABLE_ToastContent>
              <Aria.Text slot="title">{toast.content}</Aria.Text>
              <Aria.Text slot="description">{texts.details}</Aria.Text>
            </Aria.UNSTABLE_ToastContent>
            <Aria.Button slot="close" aria-label="Close">
              ×
            </Aria.Button>
          </Aria.UNSTABLE_Toast>
        )}
      </Aria.UNSTABLE_ToastRegion>
    </>
  )
}

export const Tooltip = () => (
  <Aria.TooltipTrigger>
    <Aria.Button>Info</Aria.Button>
    <Aria.Tooltip className={classes.tooltip} offset={6}>
      {texts.hint}
    </Aria.Tooltip>
  </Aria.TooltipTrigger>
)

export const TextField = () => (
  <Aria.TextField type="email" isInvalid className={classes.field}>
    <Aria.Label className={classes.label}>{texts.label}</Aria.Label>
    <Aria.Input className={classes.input} />
    <Aria.Text slot="description">{texts.note}</Aria.Text>
    <Aria.FieldError className={classes.error}>{texts.error}</Aria.FieldError>
  </Aria.TextField>
)
