import { Checkbox } from '@summit/ui/checkbox'

export const Example = () => <Checkbox name="remember" label="Remember me" />
