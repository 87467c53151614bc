import { Switch } from '@summit/ui/switch'

export const Example = () => <Switch name="summary" label="Weekly summary" hint="Sent every Monday." />
