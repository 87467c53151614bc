import { afterAll, afterEach, expect, vi } from 'vitest'
import { watchConsole } from '../../.storybook/checks/console.ts'

const consoleWatch = watchConsole(['error', 'warn'])

afterEach(() => expect(consoleWatch.take(), 'an unexpected message on the console').toEqual([]))

afterEach(() => expect(vi.isFakeTimers(), 'a fake clock left running').toBe(false))

// Code that is loaded on demand: an import that outlives its file fails the next one, which shares its modules.
afterAll(() => vi.dynamicImportSettled())
