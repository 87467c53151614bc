import { join } from 'node:path'

/** Where Radix's tests are checked out. */
export const checkout = join(import.meta.dirname, '../../.cache/radix-suite')
