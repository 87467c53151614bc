import { describe, expect, it } from 'vitest'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'
import { openDatabase } from '../../testing/test-app.ts'
import { registrations } from './tables.ts'

const { account, database, open } = await testAuthService()

describe('the service', () => {
  it('publishes its version, and 503 while its database is unavailable', async () => {
    expect((await open().send('/auth/v1/health')).status).toBe(200)
    const health = async () => ({ status: 'unavailable', reason: 'The database is opening.' }) as const
    const away = open({ database: { ...openDatabase(database), health } })
    expect(await getCode(await away.send('/auth/v1/health'))).toEqual([503, 'unexpected_failure'])
  })

  it.each(['open', 'closed'] as const)('publishes its settings while the identity page is %s', async (identityPage) => {
    const { send } = open({ config: { auth: { kind: 'embedded', identityPage } } })
    const isOpen = identityPage === 'open'
    expect(await (await send('/auth/v1/settings')).json()).toEqual({
      external: { email: true, phone: false, google: isOpen, apple: isOpen },
      disable_signup: true,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    })
  })

  it('publishes whether visitors create accounts', async () => {
    const { send } = open({ config: { accounts: 'real' } })
    expect(await (await send('/auth/v1/settings')).json()).toMatchObject({ disable_signup: false })
  })

  it.each([
    ['/signup', 422, 'signup_disabled'],
    ['/token', 400, 'validation_failed'],
    ['/token?grant_type=id_token', 400, 'validation_failed'],
    ['/admin/users', 404, 'not_found'],
  ])('refuses POST %s', async (path, status, code) => {
    expect(await getCode(await open().post(`/auth/v1${path}`, {}))).toEqual([status, code])
  })

  it.each([
    ['\u202eBea\n Keller\u0000', 'Bea Keller'],
    [' \u0000', 'bea'],
    ['x'.repeat(81), 'bea'],
    [undefined, 'bea'],
  ])('T26 signs up with the name %j as %s', async (name, stored) => {
    const data = { name, termsVersion: '2025\u0000' }
    const details = { email: 'bea@summit.test', password: 'correct horse battery', data }
    const { post } = open({ config: { accounts: 'real' } })
    expect((await post('/auth/v1/signup', details)).status).toBe(200)
    expect((await database.select().from(registrations)).map((each) => each.name)).toEqual([stored])
  })

  it('refuses an unknown scope of sign-out, and keeps the session', async () => {
    const { signIn, send, user } = open()
    const { access_token: token } = await signIn()
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await send('/auth/v1/logout?scope=none', { method: 'POST', headers })
    expect(await getCode(answer)).toEqual([400, 'validation_failed'])
    expect((await user(token)).status).toBe(200)
  })

  it('returns a user in Supabase’s format, without the password’s hash', async () => {
    const { signIn, user } = open()
    const { id, email } = account()
    const at = account().createdAt.toISOString()
    expect(await (await user((await signIn()).access_token)).json()).toEqual({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      email_confirmed_at: at,
      confirmed_at: at,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada' },
      identities: [
        {
          identity_id: id,
          id: email,
          user_id: id,
          identity_data: { sub: email, email, email_verified: true },
          provider: 'email',
          email,
          created_at: at,
        },
      ],
      created_at: at,
      is_anonymous: false,
    })
  })
})
