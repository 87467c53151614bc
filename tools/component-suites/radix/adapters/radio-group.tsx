import { RadioGroup } from '@summit/ui/radio-group'
import { createContext, useContext, useState, type ComponentProps, type ReactNode, type ComponentType } from 'react'
import { findParts } from '../../find-parts.ts'
import { Nothing } from '../../from-as-child.tsx'

interface ItemProps {
  value: string
  disabled?: boolean
  'aria-label'?: string
  children?: ReactNode
}

export const Item: ComponentType<ItemProps> = () => null
export const ItemTrigger: ComponentType<Omit<ItemProps, 'value'>> = () => null
export { Item as ItemProvider, Nothing as ItemBubbleInput }

const Value = createContext<string | null | undefined>(undefined)
const ItemValue = createContext('')
export const Indicator = (props: ComponentProps<'span'>) =>
  useContext(Value) === useContext(ItemValue) ? <span {...props} /> : null

type Group = ComponentProps<typeof RadioGroup>
interface RootProps extends Omit<Group, 'options' | 'label' | 'name' | 'value'> {
  name?: string
  value?: string | null
}

/** Ours takes its items as data, with a label that is shown. */
export function Root({ children, value, defaultValue, onValueChange, ...props }: RootProps & { children?: ReactNode }) {
  const [own, setOwn] = useState(defaultValue)
  const options = findParts(children, Item).map(({ props: item }) => {
    const { 'aria-label': label, children: inside } = findParts(item.children, ItemTrigger)[0]?.props ?? item
    return {
      value: item.value,
      disabled: item.disabled === true,
      label: (
        <ItemValue value={item.value}>
          {label}
          {inside}
        </ItemValue>
      ),
    }
  })
  return (
    <Value value={value === undefined ? own : value}>
      <RadioGroup
        label={props['aria-label']}
        name="group"
        {...props}
        options={options}
        {...(value === undefined ? { defaultValue } : { value: value ?? '' })}
        onValueChange={(next) => {
          setOwn(next)
          onValueChange?.(next)
        }}
      />
    </Value>
  )
}
