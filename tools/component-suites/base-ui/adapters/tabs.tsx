import { Tabs as Ours } from '@summit/ui/tabs'
import type { ComponentProps } from 'react'
import { findParts } from '../../find-parts.ts'
import { Nothing } from '../../from-as-child.tsx'
import { details } from '../details.ts'

interface ListProps extends Omit<ComponentProps<typeof Ours.List>, 'label'> {
  activateOnFocus?: boolean
}

/** Ours has a name. */
const List = (props: ListProps) => <Ours.List label="Tabs" {...props} />

type Value = string | number | null
type OursProps = ComponentProps<typeof Ours.Root>
interface RootProps extends Omit<OursProps, 'value' | 'defaultValue' | 'onValueChange'> {
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value, given: typeof details) => void
}

/** Ours has texts as its values. */
const toText = (value: Value | undefined) => (value === undefined ? undefined : JSON.stringify(value))

/** Theirs selects a tab that is focused only if its list says so. */
function Root({ value, defaultValue, onValueChange, ...props }: RootProps) {
  const selectsOnFocus = findParts(props.children, List)[0]?.props.activateOnFocus
  return (
    <Ours.Root
      {...props}
      activationMode={selectsOnFocus ? 'automatic' : 'manual'}
      value={toText(value)}
      defaultValue={toText(defaultValue)}
      // SAFETY: the values are those of `toText`.
      onValueChange={onValueChange && ((next) => onValueChange(JSON.parse(next) as Value, details))}
    />
  )
}

type TabProps = Omit<ComponentProps<typeof Ours.Tab>, 'value'> & { value: Value }
type PanelProps = Omit<ComponentProps<typeof Ours.Panel>, 'value'> & { value: Value }

export const Tabs = {
  Root,
  List,
  Tab: ({ value, ...props }: TabProps) => <Ours.Tab {...props} value={JSON.stringify(value)} />,
  Panel: ({ value, ...props }: PanelProps) => <Ours.Panel {...props} value={JSON.stringify(value)} />,
  Indicator: Nothing,
}
