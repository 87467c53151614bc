import { Switch } from '@summit/ui/switch'

export const Page = () => (
  <fieldset>
    <legend>Accessibility preferences</legend>
    <Switch label="Reduced motion" />
    <Switch label="Show captions" />
  </fieldset>
)
