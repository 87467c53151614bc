import { Alert } from '@summit/ui/alert'

export const Example = () => <Alert kind="destructive">Your changes could not be saved.</Alert>
