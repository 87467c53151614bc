import { afterEach, expect, vi } from 'vitest'
import { watchConsole } from '../../.storybook/checks/console.ts'

const consoleWatch = watchConsole(['error', 'warn'])

afterEach(() => expect(consoleWatch.take(), 'an unexpected message on the console').toEqual([]))

afterEach(() => expect(vi.isFakeTimers(), 'a fake clock left running').toBe(false))
