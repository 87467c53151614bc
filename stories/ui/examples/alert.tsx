import { Alert } from '@summit/ui/alert'

export const Example = () => <Alert intent="danger">Your changes could not be saved.</Alert>
