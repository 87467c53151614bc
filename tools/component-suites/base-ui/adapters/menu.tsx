import { Menu as Ours } from '@summit/ui/menu'
import { useState, type ComponentProps } from 'react'
import { Nothing, surroundings } from '../../from-as-child.tsx'
import { details } from '../details.ts'

interface Closing {
  closeOnClick?: boolean
}

/** Ours closes at a choice, unless its handler prevents that. */
const toOnSelect = (closes: boolean, onSelect?: (event: Event) => void) => (event: Event) => {
  if (!closes) event.preventDefault()
  onSelect?.(event)
}

const Item = ({ closeOnClick = true, ...props }: ComponentProps<typeof Ours.Item> & Closing) => (
  <Ours.Item {...props} onSelect={toOnSelect(closeOnClick)} />
)

interface CheckboxItemProps extends Omit<ComponentProps<typeof Ours.CheckboxItem>, 'onCheckedChange'>, Closing {
  checked?: boolean
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean, given: typeof details) => void
}

/** Ours is controlled. */
function CheckboxItem({
  checked,
  defaultChecked = false,
  onCheckedChange,
  closeOnClick = false,
  ...props
}: CheckboxItemProps) {
  const [own, setOwn] = useState(defaultChecked)
  return (
    <Ours.CheckboxItem
      {...props}
      checked={checked ?? own}
      onSelect={toOnSelect(closeOnClick)}
      onCheckedChange={(next) => {
        setOwn(next)
        onCheckedChange?.(next, details)
      }}
    />
  )
}

type Value = string | number | null
interface RadioGroupProps extends Omit<
  ComponentProps<typeof Ours.RadioGroup>,
  'onValueChange' | 'value' | 'defaultValue'
> {
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value, given: typeof details) => void
}

/** Ours is controlled, and has texts as its values. */
function RadioGroup({ value, defaultValue = null, onValueChange, ...props }: RadioGroupProps) {
  const [own, setOwn] = useState(defaultValue)
  return (
    <Ours.RadioGroup
      {...props}
      value={JSON.stringify(value ?? own)}
      onValueChange={(text) => {
        // SAFETY: the texts are those of the values.
        const next = JSON.parse(text) as Value
        setOwn(next)
        onValueChange?.(next, details)
      }}
    />
  )
}

type RadioItemProps = Omit<ComponentProps<typeof Ours.RadioItem>, 'value'> & { value: Value } & Closing

const RadioItem = ({ closeOnClick = false, value, ...props }: RadioItemProps) => (
  <Ours.RadioItem {...props} value={JSON.stringify(value)} onSelect={toOnSelect(closeOnClick)} />
)

export const Menu = {
  ...Ours,
  ...surroundings,
  Popup: Ours.Content,
  GroupLabel: Ours.Label,
  Item,
  LinkItem: ({ children, closeOnClick = false, ...props }: ComponentProps<'a'> & Closing) => (
    <Ours.Item render={<a {...props} />} onSelect={toOnSelect(closeOnClick)}>
      {children}
    </Ours.Item>
  ),
  CheckboxItem,
  CheckboxItemIndicator: Nothing,
  RadioGroup,
  RadioItem,
  RadioItemIndicator: Nothing,
  SubmenuRoot: Nothing,
  SubmenuTrigger: Nothing,
}
