import { Menu } from '@summit/ui/menu'
import { useState } from 'react'

export function Page() {
  const [action, setAction] = useState('')
  return (
    <>
      <Menu.Root>
        <Menu.Trigger>Actions</Menu.Trigger>
        <Menu.Content>
          {[1, 2, 3, 4].map((number) => (
            <Menu.Item key={number} onSelect={() => setAction(`Action ${number}`)}>
              Action {number}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      <input id="action_output" aria-label="Last Action" value={action} readOnly />
    </>
  )
}
