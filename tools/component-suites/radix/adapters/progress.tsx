import { Progress } from '@summit/ui/progress'
import type { ComponentProps } from 'react'

export { Nothing as Indicator } from '../../from-as-child.tsx'

/** Ours has a label that is shown. */
export const Root = (props: Omit<ComponentProps<typeof Progress>, 'label'>) => <Progress label="Progress" {...props} />
