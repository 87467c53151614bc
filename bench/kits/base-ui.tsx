import './tailwind.css'
import { Button as BaseButton } from '@base-ui/react/button'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Field } from '@base-ui/react/field'
import { Toast as BaseToast } from '@base-ui/react/toast'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { texts } from './kit.ts'
import { buttonVariants } from './variants.ts'

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ children }: { children: ReactNode }) => (
  <BaseButton className={buttonVariants()}>{children}</BaseButton>
)

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <BaseDialog.Root open={isOpen} onOpenChange={onClose}>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className={classes.overlay} />
      <BaseDialog.Popup className={classes.dialog}>
        <BaseDialog.Title className={classes.title}>{texts.title}</BaseDialog.Title>
        <BaseDialog.Description className={classes.text}>{texts.warning}</BaseDialog.Description>
        <BaseDialog.Close aria-label="Close" className={classes.close}>
          ×
        </BaseDialog.Close>
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
)

function Toasts() {
  const { toasts, add } = BaseToast.useToastManager()
  return (
    <>
      <button type="button" onClick={() => add({ title: texts.saved, description: texts.details })}>
        Save
      </button>
      <BaseToast.Portal>
        <BaseToast.Viewport className={classes.toasts}>
          {toasts.map((toast) => (
            <BaseToast.Root key={toast.id} toast={toast} className={classes.toast}>
              <BaseToast.Title className={classes.label} />
              <BaseToast.Description />
              <BaseToast.Close aria-label="Close">×</BaseToast.Close>
            </BaseToast.Root>
          ))}
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </>
  )
}

export const Toast = () => (
  <BaseToast.Provider>
    <Toasts />
  </BaseToast.Provider>
)

export const Tooltip = () => (
  <BaseTooltip.Provider>
    <BaseTooltip.Root>
      <BaseTooltip.Trigger>Info</BaseTooltip.Trigger>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6}>
          <BaseTooltip.Popup className={classes.tooltip}>
            {texts.hint}
            <BaseTooltip.Arrow />
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  </BaseTooltip.Provider>
)

export const TextField = () => (
  <Field.Root invalid className={classes.field}>
    <Field.Label className={classes.label}>{texts.label}</Field.Label>
    <Field.Control type="email" className={classes.input} />
    <Field.Description>{texts.note}</Field.Description>
    <Field.Error match className={classes.error}>
      {texts.error}
    </Field.Error>
  </Field.Root>
)
