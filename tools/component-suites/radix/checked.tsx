import { createContext, useContext, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { Nothing } from '../from-as-child.tsx'

interface OursProps extends ComponentProps<'input'> {
  label: ReactNode
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

type Checked = boolean | 'indeterminate'
interface ProviderProps extends Omit<OursProps, 'label' | 'checked' | 'defaultChecked'> {
  checked?: Checked
  defaultChecked?: Checked
}

/** The parts of Radix's checkbox and switch. Ours is one component, with a label that is shown. */
export function toParts(Ours: ComponentType<OursProps>) {
  const Given = createContext<Omit<OursProps, 'label'>>({})
  const IsChecked = createContext<Checked>(false)

  function Provider({ checked, defaultChecked, onCheckedChange, children, ...props }: ProviderProps) {
    const [own, setOwn] = useState(defaultChecked ?? false)
    const current = checked ?? own
    const change = (next: boolean) => {
      setOwn(next)
      onCheckedChange?.(next)
    }
    const given = {
      ...props,
      indeterminate: current === 'indeterminate',
      ...(checked === undefined ? { defaultChecked: defaultChecked === true } : { checked: checked === true }),
      onCheckedChange: change,
    }
    return (
      <Given value={given}>
        <IsChecked value={current}>{children}</IsChecked>
      </Given>
    )
  }

  const Trigger = ({ children, ...props }: ComponentProps<'input'>) => (
    <Ours {...useContext(Given)} {...props} label={children} />
  )

  const Root = ({ children, ref, className, style, onClick, ...props }: ProviderProps) => (
    <Provider {...props}>
      <Trigger {...{ ref, className, style, onClick }}>{children}</Trigger>
    </Provider>
  )

  const Indicator = (props: ComponentProps<'span'>) => (useContext(IsChecked) ? <span {...props} /> : null)

  return { Provider, Trigger, Root, Indicator, BubbleInput: Nothing }
}
