import { Card } from '@summit/ui/card'
import { connectionMessages } from '../shared/config/connection.ts'
import { useMessages } from '../shared/config/use-messages.ts'

/** In the place of parts that could not be loaded. */
export function NeedsConnection() {
  return (
    <Card className="h-full">
      <p>{useMessages(connectionMessages).needsConnection}</p>
    </Card>
  )
}
