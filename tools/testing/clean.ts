import { vi } from 'vitest'

// What a failed test of an earlier run in this process may have left.
vi.useRealTimers()

// The last mutant would be active while modules are loaded for the first time.
const stryker: unknown = Reflect.get(globalThis, '__stryker__')
if (typeof stryker === 'object' && stryker) Reflect.set(stryker, 'activeMutant', undefined)
