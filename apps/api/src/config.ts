import { emailAddress, PASSWORD_MAX } from '@summit/contract'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { AuthConfig } from './auth-backends.ts'
import type { DemoConfig } from './auth/embedded/demo-account.ts'
import { loopbackHosts } from './http/loopback.ts'
import type { MailConfig, Sender } from './mail/mail-config.ts'

/** The database: a PostgreSQL server, or PGlite in the data folder. */
export type DatabaseConfig = { kind: 'embedded' } | { kind: 'postgres'; url: string }

/** Configuration of the server, from its environment. */
export interface Config {
  host: string
  port: number
  /** 0 disables Storybook. */
  storybookPort: number
  /** Origin of the site, without a trailing slash. Never taken from a request. */
  siteUrl: string
  dataDir: string
  database: DatabaseConfig
  demo: DemoConfig
  mail: MailConfig
  auth: AuthConfig
  /** Failed sign-ins, and requests that send mail, allowed per client network and window. */
  rateLimit: { max: number; windowSeconds: number }
  /** Number of reverse proxies whose `X-Forwarded-For` entries are trusted. */
  trustedProxies: number
}

/** Invalid environment. The message has one line per variable and contains no values, since some are secrets. */
export class ConfigError extends Error {}

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

const sender = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>@\p{Cc}]+ <[^<>]+>|[^<>]+)$/u, 'must be an address, or a name and <an address>'),
  v.transform((text): Sender => {
    const [, name = '', address = text] = /^(.+) <(.+)>$/.exec(text) ?? []
    return { name, address }
  }),
  v.check(({ address }) => v.is(emailAddress, address), 'must be an address, or a name and <an address>'),
)

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  STORYBOOK_PORT: v.optional(wholeNumber(0, 65535)),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an http or https origin, such as https://summit.example, without a path'),
    ),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isSmtpUrl, 'must be an smtp or smtps address, such as smtps://user:password@mail.example'),
    ),
  ),
  MAIL_FROM: v.optional(sender),
  SUPABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an http or https origin, such as https://project.supabase.co, without a path'),
    ),
  ),
  SUPABASE_ANON_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+$/, 'must be a key, in one word'),
      v.check((key) => !isServiceKey(key), 'must be the anon key; the service key would open every account'),
    ),
  ),
  DEMO_PASSWORD: v.optional(
    v.pipe(v.string(), v.maxLength(PASSWORD_MAX, `must be at most ${PASSWORD_MAX} characters`)),
  ),
  RATE_LIMIT_IP: v.optional(wholeNumber(1, 1_000_000), '100'),
  RATE_LIMIT_WINDOW_S: v.optional(wholeNumber(1, 86_400), '900'),
  TRUST_PROXY: v.optional(wholeNumber(0, 16), '0'),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test, or not set'),
  ),
  ALLOW_EMBEDDED_AUTH: v.optional(v.picklist(['0', '1'], 'must be 1 or 0')),
})

/** Reads the environment; empty variables count as unset. Throws a {@link ConfigError} that lists all errors. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(environment, set)
  if (!result.success) {
    const errors = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the environment'} ${issue.message}.`)
    throw new ConfigError(`The server cannot start, because its environment is invalid:\n${errors.join('\n')}`)
  }
  const values = result.output
  const isProduction = values.NODE_ENV === 'production'
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`)
  const isLocal = loopbackHosts.includes(siteUrl.hostname)
  if (isProduction && !isLocal && siteUrl.protocol !== 'https:') {
    throw new ConfigError(
      'The server does not start with NODE_ENV=production on an http address, where cookies and passwords travel in clear.\n' +
        '  Set SITE_URL to the https address that visitors see.',
    )
  }
  const isDevelopment = !isProduction && isLocal
  const auth = authConfig(values, isDevelopment ? 'open' : 'closed')
  if (auth.kind === 'embedded' && isProduction && values.ALLOW_EMBEDDED_AUTH !== '1') {
    throw new ConfigError(
      'The server does not start with NODE_ENV=production on its embedded authentication service, which nobody has audited.\n' +
        '  Set ALLOW_EMBEDDED_AUTH=1 if that is what you want.',
    )
  }
  const from = values.MAIL_FROM ?? { name: '', address: `no-reply@${siteUrl.hostname}` }
  return {
    host: values.HOST,
    port: values.PORT,
    storybookPort: values.STORYBOOK_PORT ?? (isProduction ? 0 : 6006),
    siteUrl: siteUrl.origin,
    dataDir: values.DATA_DIR,
    database: values.DATABASE_URL ? { kind: 'postgres', url: values.DATABASE_URL } : { kind: 'embedded' },
    demo:
      isProduction || auth.kind === 'supabase'
        ? { status: 'absent' }
        : { status: 'present', chosenPassword: values.DEMO_PASSWORD },
    mail: values.SMTP_URL
      ? { delivery: 'smtp', url: values.SMTP_URL, from }
      : { delivery: isDevelopment ? 'outbox' : 'wait' },
    auth,
    rateLimit: { max: values.RATE_LIMIT_IP, windowSeconds: values.RATE_LIMIT_WINDOW_S },
    trustedProxies: values.TRUST_PROXY,
  }
}

function authConfig(
  { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey }: v.InferOutput<typeof environment>,
  identityPage: 'open' | 'closed',
): AuthConfig {
  if (url !== undefined && anonKey !== undefined) {
    return { kind: 'supabase', url: `${new URL(url).origin}/auth/v1`, anonKey }
  }
  if (url !== undefined || anonKey !== undefined) {
    throw new ConfigError(
      'The server cannot start, because SUPABASE_URL and SUPABASE_ANON_KEY belong together.\n  Set both or neither.',
    )
  }
  return { kind: 'embedded', identityPage }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return isBare && (url.protocol === 'http:' || url.protocol === 'https:')
}

/** Whether a Supabase key is a service key, which bypasses row-level security. */
function isServiceKey(key: string): boolean {
  try {
    return key.startsWith('sb_secret_') || decodeJwt(key).role === 'service_role'
  } catch {
    return false
  }
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  const isBare = hostname !== '' && !search && !hash
  const isReadable = [username, password].every((each) => !/%(?![0-9a-f]{2})/i.test(each))
  return isBare && isReadable && (protocol === 'smtp:' || protocol === 'smtps:')
}
