import { Accordion } from '@summit/ui/accordion'
import type { ComponentProps, ReactNode, ComponentType } from 'react'
import { findParts } from '../../find-parts.ts'

interface PartProps {
  children?: ReactNode
}

export const Item: ComponentType<PartProps & { value: string }> = () => null
export const Header: ComponentType<PartProps> = () => null
export const Trigger: ComponentType<{ children?: string | string[] }> = () => null
export const Content: ComponentType<PartProps> = () => null

interface RootProps extends Omit<ComponentProps<typeof Accordion>, 'items' | 'value'> {
  children?: ReactNode
  value?: string
}

/** Ours takes its items as data. At most one is open, and it can be closed. */
export function Root({ children, value, onValueChange, ...props }: RootProps) {
  const items = findParts(children, Item).map(({ props: item }) => ({
    value: item.value,
    title: [findParts(item.children, Trigger)[0]?.props.children].flat().join(''),
    content: findParts(item.children, Content)[0]?.props.children,
  }))
  return (
    <Accordion
      {...props}
      items={items}
      {...(value !== undefined && { value: value || null })}
      onValueChange={(next) => onValueChange?.(next ?? '')}
    />
  )
}
