import { Button } from '@summit/ui/button'
import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'

export const Example = () => (
  <TooltipProvider>
    <Tooltip content="Shows the password as text">
      <Button variant="secondary">Show</Button>
    </Tooltip>
  </TooltipProvider>
)
