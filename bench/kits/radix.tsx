import './tailwind.css'
import * as RadixDialog from '@radix-ui/react-dialog'
import * as RadixToast from '@radix-ui/react-toast'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { texts } from './kit.ts'
import { PlainField } from './plain-field.tsx'
import { buttonVariants } from './variants.ts'

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ children }: { children: ReactNode }) => (
  <button type="button" className={buttonVariants()}>
    {children}
  </button>
)

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <RadixDialog.Root open={isOpen} onOpenChange={onClose}>
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={classes.overlay} />
      <RadixDialog.Content className={classes.dialog}>
        <RadixDialog.Title className={classes.title}>{texts.title}</RadixDialog.Title>
        <RadixDialog.Description className={classes.text}>{texts.warning}</RadixDialog.Description>
        <RadixDialog.Close aria-label="Close" className={classes.close}>
          ×
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
)

export function Toast() {
  const [isShown, setShown] = useState(false)
  return (
    <RadixToast.Provider>
      <button type="button" onClick={() => setShown(true)}>
        Save
      </button>
      <RadixToast.Root open={isShown} onOpenChange={setShown} className={classes.toast}>
        <RadixToast.Title className={classes.label}>{texts.saved}</RadixToast.Title>
        <RadixToast.Description>{texts.details}</RadixToast.Description>
        <RadixToast.Close aria-label="Close">×</RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className={classes.toasts} />
    </RadixToast.Provider>
  )
}

export const Tooltip = () => (
  <RadixTooltip.Provider>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger>Info</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={classes.tooltip} sideOffset={6}>
          {texts.hint}
          <RadixTooltip.Arrow />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
)

export const TextField = PlainField
