import './tailwind.css'
import * as RadixDialog from '@radix-ui/react-dialog'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { clsx, type ClassValue } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Toaster, toast } from 'sonner'
import { twMerge } from 'tailwind-merge'
import { classes } from './classes.ts'
import { texts } from './kit.ts'
import { buttonVariants } from './variants.ts'

/** As in shadcn's `lib/utils.ts`. */
const cn = (...inputs: ClassValue[]) => twMerge(clsx(inputs))

export const Provider = ({ children }: { children: ReactNode }) => <>{children}</>

export const Button = ({ className, ...props }: ComponentProps<'button'>) => (
  <button type="button" data-slot="button" className={cn(buttonVariants({ className }))} {...props} />
)

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <RadixDialog.Root open={isOpen} onOpenChange={onClose}>
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={cn(classes.overlay)} />
      <RadixDialog.Content className={cn(classes.dialog)}>
        <RadixDialog.Title className={cn(classes.title)}>{texts.title}</RadixDialog.Title>
        <RadixDialog.Description className={cn(classes.text)}>{texts.warning}</RadixDialog.Description>
        <RadixDialog.Close aria-label="Close" className={cn(classes.close)}>
          ×
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
)

export const Toast = () => (
  <>
    <button type="button" onClick={() => toast(texts.saved, { description: texts.details })}>
      Save
    </button>
    <Toaster />
  </>
)

export const Tooltip = () => (
  <RadixTooltip.Provider>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger>Info</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={cn(classes.tooltip)} sideOffset={6}>
          {texts.hint}
          <RadixTooltip.Arrow />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
)

export function TextField() {
  const id = useId()
  return (
    <div className={cn(classes.field)}>
      <label htmlFor={id} className={cn(classes.label)}>
        {texts.label}
      </label>
      <input id={id} type="email" aria-invalid className={cn(classes.input)} />
      <p className={cn(classes.error)}>
        {texts.error} {texts.note}
      </p>
    </div>
  )
}
