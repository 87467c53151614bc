import { PasswordField } from '@summit/ui/password-field'
import type { ComponentProps, ReactNode, ComponentType } from 'react'
import { findParts } from '../../find-parts.ts'

export const Input: ComponentType<Omit<ComponentProps<typeof PasswordField>, 'label'>> = () => null
export const Toggle: ComponentType<{ children?: ReactNode }> = () => null
export const Slot: ComponentType<{ visible: string; hidden: string }> = () => null
export const Icon: ComponentType<{ visible: ReactNode; hidden: ReactNode }> = () => null

/** Ours has an icon on its button, and the texts as the button's name. */
export function Root({ children }: { children?: ReactNode }) {
  const input = findParts(children, Input)[0]?.props
  const texts = findParts(findParts(children, Toggle)[0]?.props.children, Slot)[0]?.props
  return (
    <PasswordField
      label=""
      {...input}
      {...(texts && { texts: { show: texts.hidden, hide: texts.visible, capsLock: 'Caps Lock is on' } })}
    />
  )
}
