import { Tooltip as Ours, TooltipProvider } from '@summit/ui/tooltip'
import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { findParts } from '../../find-parts.ts'
import { Nothing, Portal } from '../../from-as-child.tsx'
import { details } from '../details.ts'

interface TriggerProps extends ComponentProps<'button'> {
  delay?: number
  render?: ReactElement
}

const Trigger: ComponentType<TriggerProps> = () => null
const Popup: ComponentType<ComponentProps<'div'>> = () => null

interface RootProps {
  children?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  disabled?: boolean
  onOpenChange?: (open: boolean, given: typeof details) => void
}

const HasProvider = createContext(false)

/** Ours is around the element that it describes, and takes its text as data. Theirs waits 600 ms at first. */
function Root({ children, onOpenChange, ...props }: RootProps) {
  const { delay, render, ...trigger } = findParts(children, Trigger)[0]?.props ?? {}
  const { children: text, ...content } = findParts(children, Popup)[0]?.props ?? {}
  const tooltip = (
    <Ours
      {...props}
      {...content}
      delay={delay}
      content={text}
      onOpenChange={onOpenChange && ((open) => onOpenChange(open, details))}
    >
      {render ?? <button type="button" {...trigger} />}
    </Ours>
  )
  return useContext(HasProvider) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

interface ProviderProps {
  delay?: number
  timeout?: number
  children: ReactNode
}

const Provider = ({ delay, timeout, children }: ProviderProps) => (
  <HasProvider value>
    <TooltipProvider delay={delay} skipDelay={timeout}>
      {children}
    </TooltipProvider>
  </HasProvider>
)

export const Tooltip = { Root, Trigger, Popup, Provider, Portal, Positioner: Portal, Arrow: Nothing }
