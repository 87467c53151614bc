import { afterEach, expect, vi } from 'vitest'
import { listen } from '../../.storybook/guards/console.ts'

const ear = listen(['error', 'warn'])

afterEach(() => expect(ear.take(), 'an unexpected message on the console').toEqual([]))

afterEach(() => expect(vi.isFakeTimers(), 'a fake clock left running').toBe(false))
