import { useConfirm, type Verification } from '@summit/features/confirm'
import { states } from '@summit/features/confirm/fixtures'
import { machine } from '../machine/machine.ts'

const verifications: Record<string, Verification> = {
  verified: { ok: true },
  refused: { ok: false, reason: 'refused' },
  unreachable: { ok: false, reason: 'unreachable' },
  unexpected: { ok: false, reason: 'unexpected' },
}
const linkOf = (query: string) => ({ take: () => query, release: () => {} })

export const machines = [
  machine({
    name: 'useConfirm',
    hook: useConfirm,
    states,
    starts: {
      'link opened': ({ port }) => ({
        options: {
          link: linkOf('?token_hash=6f1c&type=recovery&next=%2Fauth%2Fupdate-password'),
          auth: { verify: port(verifications), session: async () => null },
        },
      }),
      'incomplete link opened': ({ port }) => ({
        options: { link: linkOf('?type=recovery'), auth: { verify: port(verifications), session: async () => null } },
      }),
    },
    calls: { retry: [] },
  }),
]
