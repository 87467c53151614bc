/** A back end under `examples` that does not follow the contract, as far as the test has to know it. */
export interface BackEnd {
  /** Its folder. */
  name: string
  /** The files that make it fit. */
  adapter: readonly string[]
  /** Where the dashboard reads who is signed in: with the server, or in the browser's storage. */
  session: 'server' | 'stored'
  /** What it says. */
  refusals: { unverified: RegExp; wrongPassword: RegExp }
}

export const backEnds: BackEnd[] = [
  {
    name: 'better-auth',
    adapter: ['src/auth.ts'],
    session: 'server',
    refusals: {
      unverified: /Email not verified/,
      wrongPassword: /Invalid email or password/,
    },
  },
  {
    name: 'rest-api',
    adapter: ['src/api.ts'],
    session: 'stored',
    refusals: {
      unverified: /Please open our mail first\./,
      wrongPassword: /That is not your password\./,
    },
  },
]
