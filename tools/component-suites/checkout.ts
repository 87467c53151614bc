import { join } from 'node:path'

/** Where the tests of a suite are checked out. */
export const toCheckout = (suite: string) => join(import.meta.dirname, '../../.cache/component-suites', suite)
