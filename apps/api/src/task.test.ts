import { expect, it } from 'vitest'
import { commands, UsageError } from './admin/commands.ts'
import { readTask } from './task.ts'

it.each(['start', '--port', 'admin', 'admin delete', 'admin toString'])('%s is refused with the usage', (words) => {
  const read = () => readTask(words.split(' '))
  expect(read).toThrow(UsageError)
  expect(read).toThrow(/^Usage: [^]*\n {2}erase EMAIL {2,}[^]*\n {2}disable-two-factor EMAIL {2,}/)
})

it.each(['newsletter all', 'erase ada@example.org bea@example.org', 'rotate-keys now'])(
  'admin %s is refused, of which a part would be ignored',
  (words) => expect(() => readTask(['admin', ...words.split(' ')])).toThrow(UsageError),
)

it.each(['newsletter', 'erase ada@example.org', 'add-account ada@example.org Ada King Lovelace'])(
  'admin %s is a command',
  (words) => {
    const [name = '', ...args] = words.split(' ')
    expect(readTask(['admin', name, ...args])).toEqual({ name: 'admin', command: commands[name]?.run, args })
  },
)
