import { Badge } from '@summit/ui/badge'

export const Example = () => <Badge>Save 40%</Badge>
