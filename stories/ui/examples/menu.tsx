import { Button } from '@summit/ui/button'
import { Menu } from '@summit/ui/menu'

export const Example = () => (
  <Menu.Root>
    <Menu.Trigger render={<Button variant="secondary" />}>Account</Menu.Trigger>
    <Menu.Content>
      <Menu.Item render={<a href="/profile" />}>Profile</Menu.Item>
      <Menu.Item onSelect={() => {}}>Export my data</Menu.Item>
      <Menu.Separator />
      <Menu.Item intent="danger" onSelect={() => {}}>
        Delete account…
      </Menu.Item>
    </Menu.Content>
  </Menu.Root>
)
