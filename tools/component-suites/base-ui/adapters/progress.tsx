import { Progress as Ours } from '@summit/ui/progress'
import { Nothing } from '../../from-as-child.tsx'
import type { ComponentProps } from 'react'

/** Ours is one component, with a label that is shown. */
export const Progress = {
  Root: ({ value, ...props }: Omit<ComponentProps<typeof Ours>, 'label' | 'value'> & { value: number | null }) => (
    <Ours label="Progress" {...props} value={value ?? undefined} />
  ),
  Track: Nothing,
  Indicator: Nothing,
  Label: Nothing,
  Value: Nothing,
}
