import type { ConfirmMessages } from '@summit/features/confirm'

/** Summit's own wording of the verification of links. */
export const confirmMessages = {
  motto: 'Nearly back on the trail.',
} satisfies Partial<ConfirmMessages>
