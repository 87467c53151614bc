import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

it('has a default for everything', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    storybookPort: 6006,
    siteUrl: 'http://localhost:3000',
    dataDir: '.data',
    database: { kind: 'embedded' },
    demo: { status: 'present', chosenPassword: undefined },
    mail: { delivery: 'outbox' },
    contactTo: undefined,
    auth: { kind: 'embedded', identityPage: 'open' },
    accounts: 'demo',
    minPasswordLength: 8,
    rateLimit: { max: 100, windowSeconds: 900 },
    mailsPerHour: 1000,
    trustedProxies: 0,
    vitalsShare: 0,
    metrics: undefined,
    drainMs: 0,
  })
})

it('reads variables, and treats empty ones as unset', () => {
  const config = readConfig({
    PORT: '8080',
    STORYBOOK_PORT: '0',
    HOST: '',
    SITE_URL: 'https://summit.example/',
    DATABASE_URL: 'postgres://db.example/summit',
    DEMO_PASSWORD: 'climb',
    RATE_LIMIT_IP: '5',
    PASSWORD_MIN_LENGTH: '12',
    RATE_LIMIT_WINDOW_S: '60',
    TRUST_PROXY: '1',
    METRICS_PORT: '9464',
    DRAIN_S: '5',
  })

  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    storybookPort: 0,
    siteUrl: 'https://summit.example',
    database: { kind: 'postgres', url: 'postgres://db.example/summit' },
    demo: { status: 'present', chosenPassword: 'climb' },
    minPasswordLength: 12,
    rateLimit: { max: 5, windowSeconds: 60 },
    trustedProxies: 1,
    metrics: { host: '127.0.0.1', port: 9464 },
    drainMs: 5000,
  })
})

it('lets pages measure a share of visits, where metrics are served', () => {
  expect(readConfig({ VITALS_SHARE: '0.05', METRICS_PORT: '9464' }).vitalsShare).toBe(0.05)
  expect(() => readConfig({ VITALS_SHARE: '0.05' })).toThrow('without METRICS_PORT')
  for (const VITALS_SHARE of ['2', '-1', '10 %', '.5', '1.5']) {
    expect(() => readConfig({ VITALS_SHARE, METRICS_PORT: '9464' })).toThrow('VITALS_SHARE must be a share from 0 to 1')
  }
})

it('sends enquiries to CONTACT_TO, except where mails would wait', () => {
  const CONTACT_TO = 'help@summit.example'
  const SITE_URL = 'https://summit.example'
  expect(readConfig({ CONTACT_TO }).contactTo).toBe(CONTACT_TO)
  expect(readConfig({ CONTACT_TO, SITE_URL, SMTP_URL: 'smtp://mail.example' }).contactTo).toBe(CONTACT_TO)
  expect(() => readConfig({ CONTACT_TO, SITE_URL })).toThrow('without SMTP_URL')
})

it('creates accounts with ACCOUNTS=real, except where the mails of the embedded service would wait', () => {
  const ACCOUNTS = 'real'
  const SITE_URL = 'https://summit.example'
  expect(readConfig({ ACCOUNTS }).accounts).toBe('real')
  expect(readConfig({ ACCOUNTS, SITE_URL, SMTP_URL: 'smtp://mail.example' }).accounts).toBe('real')
  const supabase = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_ANON_KEY: 'anon' }
  expect(readConfig({ ACCOUNTS, SITE_URL, ...supabase }).accounts).toBe('real')
  expect(() => readConfig({ ACCOUNTS, SITE_URL })).toThrow('without SMTP_URL')
  expect(() => readConfig({ ACCOUNTS: 'yes' })).toThrow('ACCOUNTS must be demo or real')
})

it.each([
  [{}, { name: '', address: 'no-reply@summit.example' }],
  [{ MAIL_FROM: 'hello@summit.example' }, { name: '', address: 'hello@summit.example' }],
  [{ MAIL_FROM: 'Summit Mails <hello@summit.example>' }, { name: 'Summit Mails', address: 'hello@summit.example' }],
])('sends mails where SMTP_URL is set, from %j as %j', (env, from) => {
  const url = 'smtps://summit:p%40ss@mail.example:465'
  const { mail } = readConfig({ SITE_URL: 'https://summit.example', SMTP_URL: url, ...env })
  expect(mail).toEqual({ delivery: 'smtp', url, from })
})

it('queues mails in production without SMTP_URL, without an outbox', () => {
  expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '1' }).mail).toEqual({ delivery: 'wait' })
})

it('T38 queues mails on a public SITE_URL, where a proxy may hide the client', () => {
  expect(readConfig({ SITE_URL: 'https://summit.example' }).mail).toEqual({ delivery: 'wait' })
  expect(readConfig({ SITE_URL: 'http://127.0.0.1:8080' }).mail).toEqual({ delivery: 'outbox' })
})

it('serves no Storybook in production by default', () => {
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '1' }
  expect(readConfig(production).storybookPort).toBe(0)
  expect(readConfig({ ...production, STORYBOOK_PORT: '6006' }).storybookPort).toBe(6006)
})

it('T40 does not start in production on a public http address', () => {
  const start = (url: string) => readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '1', SITE_URL: url })
  expect(() => start('http://summit.example')).toThrow(ConfigError)
  expect(start('https://summit.example').siteUrl).toBe('https://summit.example')
})

it('derives SITE_URL from the port', () => {
  expect(readConfig({ PORT: '4321' }).siteUrl).toBe('http://localhost:4321')
})

it.each([
  ['PORT', 'three'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['STORYBOOK_PORT', '1.5'],
  ['SITE_URL', 'no-scheme.example'],
  ['SITE_URL', 'https://path.example/path'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'https://"onload=alert(1)'],
  ['DATABASE_URL', 'mysql://db.example'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://mail.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://summit:50%@mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@summit.example, b@summit.example'],
  ['MAIL_FROM', 'Summit\r\nBcc: eve@example.org <a@summit.example>'],
  ['SUPABASE_URL', 'db.example'],
  ['SUPABASE_URL', 'https://project.supabase.co/auth/v1'],
  ['SUPABASE_ANON_KEY', 'two words'],
  ['SUPABASE_ANON_KEY', `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.signature`],
  ['SUPABASE_ANON_KEY', 'sb_secret_1234'],
  ['NODE_ENV', 'live'],
  ['RATE_LIMIT_IP', '0'],
  ['PASSWORD_MIN_LENGTH', '7'],
  ['PASSWORD_MIN_LENGTH', '65'],
  ['TRUST_PROXY', 'yes'],
  ['ALLOW_EMBEDDED_AUTH', 'true'],
])('T40 refuses %s=%s and names the variable, not the value', (name, value) => {
  const read = () => readConfig({ [name]: value })

  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
  expect(read).not.toThrow(value)
})

it('reports all errors at once', () => {
  expect(() => readConfig({ PORT: 'a', TRUST_PROXY: 'b' })).toThrow(/PORT.*\n.*TRUST_PROXY/)
})

it('does not start in production on the embedded authentication service by default', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('ALLOW_EMBEDDED_AUTH=1')
  expect(() => readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '0' })).toThrow(ConfigError)
})

it.each<[string, Record<string, string>, 'open' | 'closed']>([
  ['on this machine', {}, 'open'],
  ['on this machine, by number', { SITE_URL: 'http://127.0.0.1:8080' }, 'open'],
  ['on this machine, by its newer number', { SITE_URL: 'http://[::1]:8080' }, 'open'],
  ['with an address of its own', { SITE_URL: 'https://summit.example' }, 'closed'],
  ['with an address in the house', { SITE_URL: 'http://192.168.0.7:3000' }, 'closed'],
  ['with an address that only sounds like this machine', { SITE_URL: 'https://localhost.example' }, 'closed'],
  ['in production', { NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '1' }, 'closed'],
])('enables the identity page, or not, on a site %s', (_, env, identityPage) => {
  expect(readConfig(env).auth).toEqual({ kind: 'embedded', identityPage })
})

it('T8 uses the configured Supabase Auth, in production too, without a demo account', () => {
  const env = { SUPABASE_URL: 'https://project.supabase.co/', SUPABASE_ANON_KEY: 'ey.an.on-_', DEMO_PASSWORD: 'climb' }
  const auth = { kind: 'supabase', url: 'https://project.supabase.co/auth/v1', anonKey: 'ey.an.on-_', signInMinMs: 250 }
  for (const NODE_ENV of ['production', 'development']) {
    expect(readConfig({ ...env, NODE_ENV })).toMatchObject({ auth, demo: { status: 'absent' } })
  }
})

it.each([{ SUPABASE_URL: 'https://project.supabase.co' }, { SUPABASE_ANON_KEY: 'ey.an.on' }])(
  'does not start with one of two Supabase settings: %j',
  (env) => {
    expect(() => readConfig(env)).toThrow('SUPABASE_URL and SUPABASE_ANON_KEY belong together')
  },
)

it('has no demo account in production, with a password given or not', () => {
  const config = readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_AUTH: '1', DEMO_PASSWORD: 'climb' })
  expect(config.demo).toEqual({ status: 'absent' })
})
