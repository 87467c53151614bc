import { Accordion as Ours } from '@summit/ui/accordion'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { findParts } from '../../find-parts.ts'
import { details } from '../details.ts'

interface PartProps {
  children?: ReactNode
}

const Item: ComponentType<PartProps & { value?: string | number }> = () => null
const Header: ComponentType<PartProps> = () => null
const Trigger: ComponentType<{ children?: string }> = () => null
const Panel: ComponentType<PartProps> = () => null

interface RootProps extends Omit<ComponentProps<typeof Ours>, 'items' | 'value' | 'defaultValue' | 'onValueChange'> {
  children?: ReactNode
  value?: string[]
  defaultValue?: string[]
  onValueChange?: (value: string[], given: typeof details) => void
}

/** Ours takes its items as data. At most one is open. */
function Root({ children, value, defaultValue, onValueChange, ...props }: RootProps) {
  const items = findParts(children, Item).map(({ props: item }, index) => ({
    value: String(item.value ?? index),
    title: findParts(item.children, Trigger)[0]?.props.children ?? '',
    content: findParts(item.children, Panel)[0]?.props.children,
  }))
  return (
    <Ours
      {...props}
      items={items}
      {...(value && { value: value[0] === undefined ? null : value[0] })}
      defaultValue={defaultValue?.[0] === undefined ? undefined : defaultValue[0]}
      onValueChange={onValueChange && ((next) => onValueChange(next === null ? [] : [next], details))}
    />
  )
}

export const Accordion = { Root, Item, Header, Trigger, Panel }
