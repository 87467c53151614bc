import type { ApiUser } from '@summit/contract'

/** The user of the mocked server. */
export const ada = {
  id: '7d0c5c1e-6f4e-4d6b-9a51-0d7f6f1c2b3a',
  name: 'Ada Keller',
  email: 'ada@example.org',
} satisfies ApiUser
