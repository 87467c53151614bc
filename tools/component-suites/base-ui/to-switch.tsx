import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { Nothing } from '../from-as-child.tsx'
import { details } from './details.ts'

interface OursProps extends ComponentProps<'input'> {
  label: ReactNode
  indeterminate?: boolean
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

interface RootProps extends Omit<OursProps, 'label' | 'onCheckedChange'> {
  onCheckedChange?: (checked: boolean, given: typeof details) => void
  inputRef?: ComponentProps<'input'>['ref']
}

/** The parts of Base UI's checkbox and switch. Ours is one component, with a label that is shown, on one native input. */
export function toSwitch(Ours: ComponentType<OursProps>) {
  const Root = ({ children, onCheckedChange, inputRef, ref, ...props }: RootProps) => (
    <Ours
      {...props}
      ref={inputRef ?? ref}
      label={children}
      onCheckedChange={onCheckedChange && ((checked) => onCheckedChange(checked, details))}
    />
  )
  return { Root, Indicator: Nothing, Thumb: Nothing }
}
