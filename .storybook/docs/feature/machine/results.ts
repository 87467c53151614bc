/** The results of a port that sends a form. */
export const results = {
  ok: { ok: true },
  refused: { ok: false, reason: 'refused' },
  unreachable: { ok: false, reason: 'unreachable' },
} as const
