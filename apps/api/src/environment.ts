import { emailAddress, PASSWORD_MAX, PASSWORD_MIN } from '@summit/contract'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { Sender } from './mail/mail-config.ts'

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
  v.check(({ address }) => isAddress(address), 'must be an address, or a name and <an address>'),
)

/** The environment variables, as strings. */
export const environment = v.object({
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
  CONTACT_TO: v.optional(
    v.pipe(v.string(), v.check(isAddress, 'must be one email address, such as help@summit.example')),
  ),
  ACCOUNTS: v.optional(v.picklist(['demo', 'real'], 'must be demo or real'), 'demo'),
  // At most what NIST SP 800-63B wants to be possible.
  PASSWORD_MIN_LENGTH: v.optional(wholeNumber(PASSWORD_MIN, 64), String(PASSWORD_MIN)),
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
  SUPABASE_SERVICE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+$/, 'must be a key, in one word'),
      v.check(isServiceKey, 'must be the service key, which can delete accounts'),
    ),
  ),
  DEMO_PASSWORD: v.optional(
    v.pipe(v.string(), v.maxLength(PASSWORD_MAX, `must be at most ${PASSWORD_MAX} characters`)),
  ),
  RATE_LIMIT_IP: v.optional(wholeNumber(1, 1_000_000), '100'),
  RATE_LIMIT_WINDOW_S: v.optional(wholeNumber(1, 86_400), '900'),
  MAIL_LIMIT_H: v.optional(wholeNumber(1, 1_000_000), '1000'),
  TRUST_PROXY: v.optional(wholeNumber(0, 16), '0'),
  VITALS_SHARE: v.optional(
    v.pipe(v.string(), v.regex(/^(0(\.\d{1,4})?|1)$/, 'must be a share from 0 to 1, such as 0.1'), v.transform(Number)),
    '0',
  ),
  METRICS_PORT: v.optional(wholeNumber(1, 65535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  DRAIN_S: v.optional(wholeNumber(0, 300), '0'),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test, or not set'),
  ),
  ALLOW_EMBEDDED_AUTH: v.optional(v.picklist(['0', '1'], 'must be 1 or 0')),
})

function isAddress(text: string): boolean {
  return v.is(emailAddress, text)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  // Pages contain it. URLs also allow characters that have a meaning in HTML.
  const isPlain = /^[\w.:[\]-]+$/.test(url.host)
  return isBare && isPlain && (url.protocol === 'http:' || url.protocol === 'https:')
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
