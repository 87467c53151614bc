import { Divider } from '@summit/ui/divider'

export const Example = () => <Divider>or</Divider>
