import { Button as SummitButton } from '@summit/ui/button'
import { Dialog as SummitDialog } from '@summit/ui/dialog'
import { TextField as SummitField } from '@summit/ui/text-field'
import { createToasts, Toaster } from '@summit/ui/toast'
import { Tooltip as SummitTooltip, TooltipProvider } from '@summit/ui/tooltip'
import { useState, type ReactNode } from 'react'
import { texts } from './kit.ts'

export const Provider = ({ children }: { children: ReactNode }) => <div className="summit">{children}</div>

export const Button = ({ children }: { children: ReactNode }) => <SummitButton>{children}</SummitButton>

export const Dialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <SummitDialog.Root open={isOpen} onOpenChange={onClose}>
    <SummitDialog.Content>
      <SummitDialog.Title>{texts.title}</SummitDialog.Title>
      <SummitDialog.Description>{texts.warning}</SummitDialog.Description>
    </SummitDialog.Content>
  </SummitDialog.Root>
)

export function Toast() {
  const [toasts] = useState(createToasts)
  return (
    <>
      <button
        type="button"
        onClick={() => toasts.notify({ intent: 'neutral', title: texts.saved, text: texts.details })}
      >
        Save
      </button>
      <Toaster toasts={toasts} />
    </>
  )
}

export const Tooltip = () => (
  <TooltipProvider>
    <SummitTooltip content={texts.hint}>
      <button type="button">Info</button>
    </SummitTooltip>
  </TooltipProvider>
)

export const TextField = () => <SummitField label={texts.label} type="email" hint={texts.note} error={texts.error} />
