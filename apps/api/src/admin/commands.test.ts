import { eq, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { DELETION_GRACE_MS } from '../auth/core/account-deletion.ts'
import { storeMailRequest } from '../auth/core/mail-requests.ts'
import { codeMails, recoveryMails, signUpMails } from '../rate-limit/limit-by-address.ts'
import { keyTable } from '../auth/core/key-store.ts'
import { loadKeyring } from '../auth/core/keyring.ts'
import { attemptSignIn } from '../auth/core/sign-in.ts'
import { startSession } from '../auth/core/sessions.ts'
import { mailRequests } from '../auth/core/tables.ts'
import { issueRecoveryToken } from '../auth/embedded/one-time-tokens.ts'
import { startTokenSession } from '../auth/embedded/token-sessions.ts'
import { redeemRegistration } from '../auth/embedded/registrations.ts'
import { addUser, findUser } from '../auth/embedded/users.ts'
import { mailQueue } from '../mail/queue.ts'
import { mails } from '../mail/tables.ts'
import { fixedWindow } from '../rate-limit/rate-limit.ts'
import { unsubscribe } from '../newsletter/unsubscribe.ts'
import { signUp } from '../newsletter/sign-up.ts'
import { hashToken, randomToken } from '../shared/tokens.ts'
import * as schema from '../schema.ts'
import { testDatabase } from '../testing/test-database.ts'
import { commands, UsageError } from './commands.ts'

const database = await testDatabase()
const time = new Date('2026-05-04T06:00:00Z')
const now = () => time
const queueMail = mailQueue({ delivery: 'wait' }, now)
const mail = { to: 'help@summit.example', subject: 'Contact form: My knee', text: 'It clicks.', html: '' }
const context = { database, keyStore: keyTable(database), accounts: 'embedded' } as const
const run = (name: string, ...args: string[]) => {
  const command = commands[name]
  if (!command) throw new Error(`There is no command ${name}.`)
  return command.run({ ...context, now: time }, args)
}
const deps = { queueMail, siteUrl: 'https://summit.example', now }
const subscribe = (email: string, name: string | null) => signUp(database, { email, name }, deps)

it('exports the newsletter as CSV, without formulas and without those who unsubscribed', async () => {
  await subscribe('Ada@example.org', 'Ada "Countess" Lovelace')
  await subscribe('eve@example.org', '=cmd()')
  await subscribe('gone@example.org', null)
  await unsubscribe(database, 'gone@example.org', time)
  expect((await run('newsletter')).split('\n').sort()).toEqual([
    '',
    '"ada@example.org","Ada ""Countess"" Lovelace","2026-05-04T06:00:00.000Z"',
    '"email","name","subscribed"',
    '"eve@example.org","\'=cmd()","2026-05-04T06:00:00.000Z"',
  ])
})

const addTwoFactor = async (userId: string) => {
  await database.insert(schema.twoFactor).values({ userId, secret: 'SECRET', lastStep: 0, createdAt: time })
  await database.insert(schema.recoveryCodes).values({ userId, codeHash: 'hash' })
}

it('erases every row about an address, and none about others', async () => {
  for (const email of ['Ada@example.org', 'grace@example.org']) {
    await addUser(database, { email, name: 'A climber', createdAt: time })
    const user = await findUser(database, email)
    if (!user) throw new Error('The user was not added.')
    await startSession(database, user, time)
    await startTokenSession(database, user, 'otp', deps)
    await issueRecoveryToken(database, user, time)
    await storeMailRequest(database, { email }, time)
    const createdAt = time
    const passwordHash = 'hash'
    const pending = { email: email.toLowerCase(), name: 'A climber', passwordHash, tokenHash: email }
    await database.insert(schema.registrations).values({ ...pending, createdAt, expiresAt: time })
    await database.insert(schema.signInCodes).values({ userId: user.id, codeHash: 'hash', expiresAt: time })
    const key = { credentialId: email, publicKey: 'key', counter: 0, transports: [] }
    await database.insert(schema.passkeys).values({ userId: user.id, ...key, createdAt })
    await addTwoFactor(user.id)
    const identity = { provider: 'google', subject: email, email } as const
    await database.insert(schema.identities).values({ ...identity, userId: user.id, linkedAt: time })
    const codes = { currentHash: 'hash', newHash: 'hash' }
    await database
      .insert(schema.emailChanges)
      .values({ userId: user.id, email: 'new@example.org', ...codes, expiresAt: time })
    await subscribe(email, 'A climber')
    await queueMail(database, { ...mail, headers: { 'Reply-To': email } })
  }
  expect(await run('erase', ' ADA@example.org ')).toBe(
    'sign-up           1 deleted\nrecovery request  1 deleted\naccount           1 deleted\naddress change    0 deleted\nsubscription      1 deleted\nunsent email      2 deleted\n',
  )
  const impersonal: PgTable[] = [schema.counters, schema.secrets]
  const replies = (await database.select().from(mails)).map(({ headers }) => headers['Reply-To'])
  expect(replies.filter((each) => each !== undefined)).toEqual(['grace@example.org'])
  await database.delete(mails).where(eq(mails.recipient, mail.to))
  for (const table of Object.values(schema).filter((each) => is(each, PgTable) && !impersonal.includes(each))) {
    expect(await database.select().from(table)).toHaveLength(1)
  }
  expect((await database.select().from(mailRequests))[0]?.email).toBe('grace@example.org')
})

it('erases an address whose link is opened at this moment', async () => {
  const tokens = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`ada${index}@example.org`, randomToken()]))
  for (const [index, [email, token]] of Object.entries(tokens).entries()) {
    if (index % 2 === 0) await addUser(database, { email, name: 'Ada', createdAt: time })
    const signedUp = { email, name: 'Ada', passwordHash: 'hash', tokenHash: hashToken(token), createdAt: time }
    await database.insert(schema.registrations).values({ ...signedUp, expiresAt: new Date(time.getTime() + 1) })
  }
  await Promise.all(
    Object.entries(tokens).flatMap<Promise<unknown>>(([email, token]) => [
      redeemRegistration(database, token, time),
      run('erase', email),
    ]),
  )
  expect(await database.select().from(schema.users)).toEqual([])
})

it('erases an address that another account is to change to', async () => {
  await addUser(database, { email: 'grace@example.org', name: 'Grace', createdAt: time })
  const userId = (await findUser(database, 'grace@example.org'))?.id ?? ''
  const codes = { currentHash: 'hash', newHash: 'hash' }
  await database.insert(schema.emailChanges).values({ userId, email: 'ada@example.org', ...codes, expiresAt: time })
  expect(await run('erase', 'Ada@example.org')).toContain('address change    1 deleted')
  expect(await database.select().from(schema.emailChanges)).toEqual([])
})

it('adds an account whose owner sets the password by mail', async () => {
  await run('add-account', 'Ada@example.org', '\u202eAda', 'Lovelace\n')
  expect(await findUser(database, 'ada@example.org')).toMatchObject({ name: 'Ada Lovelace', passwordHash: null })
  await expect(run('add-account', 'ada@example.org', 'Ada')).rejects.toThrow('already')
})

it('adds no account whose owner Supabase Auth does not know', async () => {
  const atSupabase = { ...context, accounts: 'supabase', now: time } as const
  await expect(commands['add-account']?.run(atSupabase, ['ada@example.org', 'Ada'])).rejects.toThrow(UsageError)
  expect(await findUser(database, 'ada@example.org')).toBeUndefined()
})

it('turns two-factor authentication off for one account', async () => {
  for (const email of ['ada@example.org', 'grace@example.org']) {
    await addUser(database, { email, name: 'A climber', createdAt: time })
    await addTwoFactor((await findUser(database, email))?.id ?? '')
  }
  expect(await run('disable-two-factor', 'ADA@example.org')).toContain('with its password alone')
  expect(await database.select().from(schema.twoFactor)).toHaveLength(1)
  expect(await database.select().from(schema.recoveryCodes)).toHaveLength(1)
  await expect(run('disable-two-factor', 'ada@example.org')).rejects.toThrow('no account with two-factor')
})

it('signs one account out everywhere', async () => {
  const people = ['ada@example.org', 'grace@example.org']
  for (const email of people) {
    await addUser(database, { email, name: 'A climber', createdAt: time })
    const user = await findUser(database, email)
    if (!user) throw new Error('The user was not added.')
    await startSession(database, user, time)
    await startTokenSession(database, user, 'otp', deps)
    await issueRecoveryToken(database, user, time)
    await database.insert(schema.signInCodes).values({ userId: user.id, codeHash: 'hash', expiresAt: time })
  }
  expect(await run('sign-out', 'ADA@example.org')).toContain('1 sessions ended')
  const grace = await findUser(database, 'grace@example.org')
  for (const table of [schema.sessions, schema.tokenSessions, schema.oneTimeTokens, schema.signInCodes]) {
    expect(await database.select({ userId: table.userId }).from(table)).toEqual([{ userId: grace?.id }])
  }
  await expect(run('sign-out', 'eve@example.org')).rejects.toThrow('no account')
})

it('ACCOUNT-39 locks an account and ends its sessions, until it is unlocked', async () => {
  await addUser(database, { email: 'ada@example.org', name: 'Ada', createdAt: time })
  const ada = await findUser(database, 'ada@example.org')
  if (!ada) throw new Error('The user was not added.')
  await startSession(database, ada, time)
  expect(await run('lock', 'ADA@example.org')).toContain('1 sessions ended')
  expect(await findUser(database, 'ada@example.org')).toEqual({ ...ada, lockedAt: time })
  expect(await database.select().from(schema.sessions)).toEqual([])
  expect(await run('unlock', 'ada@example.org')).toBe('The account signs in again.\n')
  expect(await findUser(database, 'ada@example.org')).toEqual(ada)
  await expect(run('unlock', 'ada@example.org')).rejects.toThrow('no account that is locked')
  await expect(run('lock', 'eve@example.org')).rejects.toThrow('no account')
})

it('says when an account is deleted that is unlocked', async () => {
  const deletesAt = new Date(time.getTime() - 1)
  await database.insert(schema.users).values({ email: 'ada@example.org', name: 'Ada', createdAt: time, deletesAt })
  await run('lock', 'ada@example.org')
  const end = new Date(time.getTime() + DELETION_GRACE_MS).toISOString()
  expect(await run('unlock', 'ada@example.org')).toContain(`deleted on ${end}, unless its owner signs in before`)
})

it('unblocks an address whose attempts and mails others have used up, and no other', async () => {
  const attempt = (email: string, network: string) =>
    attemptSignIn(database, email, network, async () => undefined, {
      ipLimit: fixedWindow({ max: 100, windowSeconds: 900 }),
      now,
    })
  const addressLimits = [codeMails, recoveryMails, signUpMails]
  for (const email of ['ada@example.org', 'grace@example.org']) {
    for (let index = 0; index < 50; index++) await attempt(email, `192.0.2.${index}`)
    expect((await attempt(email, '198.51.100.1')).status).toBe('blocked')
    for (const { consume } of addressLimits) {
      expect((await consume(database, email, time)).status).toBe('allowed')
      expect((await consume(database, email, time)).status).toBe('blocked')
    }
  }
  await addUser(database, { email: 'ada@example.org', name: 'Ada', createdAt: time })
  const secondStep = `second step ${(await findUser(database, 'ada@example.org'))?.id}`
  for (let index = 0; index < 50; index++) await attempt(secondStep, `192.0.2.${index}`)
  expect((await attempt(secondStep, '198.51.100.1')).status).toBe('blocked')

  expect(await run('unblock', 'ADA@example.org')).toContain('from zero')
  for (const key of ['ada@example.org', secondStep]) {
    expect((await attempt(key, '198.51.100.1')).status).toBe('refused')
  }
  for (const { consume } of addressLimits)
    expect((await consume(database, 'ada@example.org', time)).status).toBe('allowed')
  expect((await attempt('grace@example.org', '198.51.100.1')).status).toBe('blocked')
  for (const { consume } of addressLimits)
    expect((await consume(database, 'grace@example.org', time)).status).toBe('blocked')
})

it('rotates the keys', async () => {
  const before = await loadKeyring(keyTable(database), time)
  expect(await run('rotate-keys')).toMatch(/ in 30 minutes\..* for 30 days more\.\n$/)
  const { accepted, verification } = await loadKeyring(keyTable(database), time)
  expect(verification).toEqual(before.verification)
  expect(accepted).toHaveLength(2)
})

it.each([
  ['erase'],
  ['unblock', 'ada'],
  ['erase', 'ada'],
  ['erase', 'ada@example.org, eve@example.org'],
  ['add-account', 'ada@example.org'],
  ['add-account', 'ada@example.org', '\u202e'],
  ['add-account', 'ada@example.org', 'x'.repeat(81)],
])('refuses the arguments %j %j', async (name = '', ...args) => {
  await expect(run(name, ...args)).rejects.toThrow(UsageError)
})
