import { Checkbox } from '@summit/ui/checkbox'
import { toParts } from '../checked.tsx'

const { Provider, Trigger, Root, Indicator, BubbleInput } = toParts(Checkbox)

export {
  Root,
  Indicator,
  Provider as unstable_Provider,
  Trigger as unstable_Trigger,
  BubbleInput as unstable_BubbleInput,
}
