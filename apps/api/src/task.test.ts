import { expect, it } from 'vitest'
import { UsageError } from './admin/commands.ts'
import { readTask } from './task.ts'

it.each(['start', '--port', 'admin', 'admin delete', 'admin toString'])('%s is refused with the usage', (words) => {
  const read = () => readTask(words.split(' '))
  expect(read).toThrow(UsageError)
  expect(read).toThrow(/^Usage: [^]*\n {2}erase EMAIL /)
})
