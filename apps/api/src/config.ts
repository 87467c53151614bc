import * as v from 'valibot'
import type { AuthConfig } from './auth-backends.ts'
import type { DemoConfig } from './auth/embedded/demo-account.ts'
import { environment } from './environment.ts'
import { loopbackHosts } from './http/loopback.ts'
import type { MailConfig } from './mail/mail-config.ts'

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
  /** Whether visitors create accounts; otherwise sign-up is a demo. */
  accounts: 'demo' | 'real'
  /** Minimum length of a new password, in characters. */
  minPasswordLength: number
  /** The address that the contact form's enquiries are mailed to. Undefined: the form is a demo. */
  contactTo: string | undefined
  /** Failed sign-ins, and requests that send mail, allowed per client network and window. */
  rateLimit: { max: number; windowSeconds: number }
  /** Mails sent per hour, all together. */
  mailsPerHour: number
  /** Number of reverse proxies whose `X-Forwarded-For` entries are trusted. */
  trustedProxies: number
  /** The share of visits in which pages measure how fast they are, from 0 to 1. It is part of the metrics. */
  vitalsShare: number
  /** Where metrics are served; undefined for none. */
  metrics: { host: string; port: number } | undefined
  /** How long the readiness check fails before the server closes its listeners, in ms. */
  drainMs: number
}

/** Invalid environment. The message has one line per variable and contains no values, since some are secrets. */
export class ConfigError extends Error {}

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
  const mail = mailConfig(values, siteUrl.hostname, isDevelopment)
  if (values.CONTACT_TO !== undefined && mail.delivery === 'wait') {
    throw new ConfigError(
      'The server does not start with CONTACT_TO but without SMTP_URL, because the contact form would claim to send messages that wait here.\n' +
        '  Set SMTP_URL.',
    )
  }
  if (values.ACCOUNTS === 'real' && auth.kind === 'embedded' && mail.delivery === 'wait') {
    throw new ConfigError(
      'The server does not start with ACCOUNTS=real but without SMTP_URL, because nobody would get the link that verifies an address.\n' +
        '  Set SMTP_URL.',
    )
  }
  if (values.VITALS_SHARE > 0 && values.METRICS_PORT === undefined) {
    throw new ConfigError(
      'The server does not start with VITALS_SHARE but without METRICS_PORT, because nobody would see what pages measure.\n' +
        '  Set METRICS_PORT.',
    )
  }
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
    mail,
    contactTo: values.CONTACT_TO,
    auth,
    accounts: values.ACCOUNTS,
    minPasswordLength: values.PASSWORD_MIN_LENGTH,
    rateLimit: { max: values.RATE_LIMIT_IP, windowSeconds: values.RATE_LIMIT_WINDOW_S },
    mailsPerHour: values.MAIL_LIMIT_H,
    trustedProxies: values.TRUST_PROXY,
    vitalsShare: values.VITALS_SHARE,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    drainMs: values.DRAIN_S * 1000,
  }
}

function mailConfig(
  { SMTP_URL: url, MAIL_FROM: from }: v.InferOutput<typeof environment>,
  hostname: string,
  isDevelopment: boolean,
): MailConfig {
  if (url === undefined) return { delivery: isDevelopment ? 'outbox' : 'wait' }
  return { delivery: 'smtp', url, from: from ?? { name: '', address: `no-reply@${hostname}` } }
}

function authConfig(
  {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_KEY: serviceKey,
  }: v.InferOutput<typeof environment>,
  identityPage: 'open' | 'closed',
): AuthConfig {
  if (url !== undefined && anonKey !== undefined) {
    return { kind: 'supabase', url: `${new URL(url).origin}/auth/v1`, anonKey, serviceKey, signInMinMs: 250 }
  }
  if (url !== undefined || anonKey !== undefined || serviceKey !== undefined) {
    throw new ConfigError(
      'The server cannot start, because SUPABASE_URL and SUPABASE_ANON_KEY belong together.\n  Set both or neither; SUPABASE_SERVICE_KEY needs both.',
    )
  }
  return { kind: 'embedded', identityPage }
}
