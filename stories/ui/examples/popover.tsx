import { Button } from '@summit/ui/button'
import { Popover } from '@summit/ui/popover'

export const Example = () => (
  <Popover.Root>
    <Popover.Trigger render={<Button variant="secondary" />}>How we count</Popover.Trigger>
    <Popover.Content>
      <Popover.Title>Streaks</Popover.Title>
      <Popover.Description>Each week with three workouts counts.</Popover.Description>
    </Popover.Content>
  </Popover.Root>
)
