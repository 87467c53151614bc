import { Drawer } from '@summit/ui/drawer'
import type { ComponentType } from 'react'
import { useMessages } from '../../shared/config/use-messages.ts'
import { homeMessages } from '../home.ts'
import type { HomeSectionProps } from './section-props.ts'

/** The props of the form by which a visitor gets the workout plan. */
export interface PlanFormProps {
  /** Whether its dialog is open. */
  isOpen: boolean
  /** Closes the dialog. */
  close: () => void
}

export interface PlanDialogProps extends HomeSectionProps, PlanFormProps {
  /** The form by which a visitor gets the plan. Load its code once it `isOpen`, and show {@link PlanFormPlaceholder} until then. */
  Form: ComponentType<PlanFormProps>
}

/**
 * The form by which a visitor gets the workout plan, in a modal dialog that is in the page from the beginning, so that it
 * opens before hydration. Needs a `Drawer.Root` around, which opens it.
 */
export function PlanDialog({ Form, isOpen, close, messages: ownMessages }: PlanDialogProps) {
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <Drawer.Content side="center" closeLabel={messages.close}>
      <Drawer.Title>{messages.freePlan}</Drawer.Title>
      {/* As high with the form as without it. */}
      <div className="min-h-74">
        <Form isOpen={isOpen} close={close} />
      </div>
    </Drawer.Content>
  )
}

/**
 * What the dialog shows until the form's code is there: the outlines of two fields and a button. Tab reaches it, as Firefox
 * gives the first focus to nothing else.
 */
export function PlanFormPlaceholder() {
  return (
    <div data-frame="" aria-busy="true" tabIndex={0} className="flow-root min-h-[inherit]">
      <div className="mt-7 h-12 border border-line" />
      <div className="mt-11 h-12 border border-line" />
      <div className="mt-6 h-12 border border-line" />
    </div>
  )
}
