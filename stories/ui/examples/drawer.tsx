import { Button } from '@summit/ui/button'
import { Drawer } from '@summit/ui/drawer'

export const Example = () => (
  <Drawer.Root>
    <Drawer.Trigger render={<Button variant="secondary" />}>Open menu</Drawer.Trigger>
    <Drawer.Content>
      <Drawer.Title>Menu</Drawer.Title>
      <nav aria-label="Menu">
        <a href="/features">Features</a>
      </nav>
    </Drawer.Content>
  </Drawer.Root>
)
