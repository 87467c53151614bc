import { RadioGroup as Ours } from '@summit/ui/radio-group'
import type { ComponentProps, ReactNode } from 'react'
import { findParts } from '../../find-parts.ts'
import { details } from '../details.ts'
import { Radio } from './radio.tsx'

interface GroupProps extends Omit<ComponentProps<typeof Ours>, 'options' | 'label' | 'name' | 'onValueChange'> {
  name?: string
  onValueChange?: (value: string, given: typeof details) => void
  children?: ReactNode
}

/** Ours takes its options as data, with labels that are shown, and gives its radio buttons no props of the caller. */
export function RadioGroup({ children, onValueChange, ...props }: GroupProps) {
  const options = findParts(children, Radio.Root).map(({ props: radio }) => ({
    value: radio.value,
    disabled: radio.disabled === true,
    label: (
      <span
        ref={(label) =>
          label
            ?.closest('label')
            ?.querySelector('input')
            ?.setAttribute('data-testid', radio['data-testid'] ?? '')
        }
      >
        {radio['aria-label']}
        {radio.children}
      </span>
    ),
  }))
  return (
    <Ours
      label={props['aria-label']}
      name="group"
      {...props}
      options={options}
      onValueChange={onValueChange && ((next) => onValueChange(next, details))}
    />
  )
}
