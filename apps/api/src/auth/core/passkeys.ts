import type { AddPasskeyRequest, PasskeyOptionsResponse, SignInWithPasskeyRequest } from '@summit/contract'
import { renderPasskeyChanged } from '@summit/emails'
import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { consume, counterKey } from '../../rate-limit/counters.ts'
import type { RateLimit } from '../../rate-limit/rate-limit.ts'
import { addMs } from '../../shared/add-ms.ts'
import { randomToken } from '../../shared/tokens.ts'
import type { Device } from './device.ts'
import { seal, type Seal, type SealDeps, unseal } from './sealed.ts'
import { passkeys, type User, users } from './tables.ts'

/** Dependencies of the functions that make or verify a challenge. */
export interface PasskeyDeps extends SealDeps {
  siteUrl: string
}

/** How long a challenge is valid, in ms. */
export const CHALLENGE_LIFETIME_MS = 10 * 60_000

/**
 * Challenges are sealed values rather than rows, so that a request for one writes nothing: every visitor of the sign-in
 * page makes one.
 */
const signInChallenge = {
  purpose: 'passkey sign-in',
  schema: v.object({ id: v.string() }),
  lifetime: CHALLENGE_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/** Only for the user who has entered the password. */
const newPasskeyChallenge = {
  purpose: 'new passkey',
  schema: v.object({ id: v.string(), userId: v.string() }),
  lifetime: CHALLENGE_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/** Each challenge is valid once, also if the clock is set back after its use. */
const once: RateLimit = (counter, now) => {
  if (counter) return { status: 'blocked', until: counter.expiresAt }
  return {
    status: 'allowed',
    counter: { count: 1, blockedUntil: null, expiresAt: addMs(now, 2 * CHALLENGE_LIFETIME_MS) },
  }
}

/** Loaded by the first call that takes it, as it would make every start slower. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** The options with which a browser asks for any passkey of this site. */
export async function createSignInOptions(deps: PasskeyDeps): Promise<PasskeyOptionsResponse['options']> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const challenge = await seal(signInChallenge, { id: randomToken() }, deps)
  const options = await generateAuthenticationOptions({
    rpID: new URL(deps.siteUrl).hostname,
    challenge,
    timeout: CHALLENGE_LIFETIME_MS,
    // It replaces the password: having the device is not enough.
    userVerification: 'required',
  })
  return { ...options }
}

/** The options with which a browser makes a passkey for a user whose password was verified just now. */
export async function createNewPasskeyOptions(
  database: Database,
  user: User,
  productName: string,
  deps: PasskeyDeps,
): Promise<PasskeyOptionsResponse['options']> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const value = { id: randomToken(), userId: user.id }
  const own = await database.select().from(passkeys).where(eq(passkeys.userId, user.id))
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: new URL(deps.siteUrl).hostname,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await seal(newPasskeyChallenge, value, deps),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/**
 * Stores a new passkey of a user, and mails a notice; false if it was not made for this user and this site just now. The
 * same request again, whose answer was lost, changes nothing and has the same result.
 */
export async function addPasskey(
  database: Database,
  user: User,
  credential: AddPasskeyRequest['credential'],
  { browser, system }: Device,
  deps: PasskeyDeps & MailDeps,
): Promise<boolean> {
  const { siteUrl, now } = deps
  const signed = await readChallenge(newPasskeyChallenge, credential, deps)
  if (signed?.value.userId !== user.id) return false
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { origin, hostname } = new URL(siteUrl)
  const result = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: signed.challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    // It throws at whatever does not match.
  }).catch(() => undefined)
  if (!result?.verified) return false
  const { credential: made } = result.registrationInfo
  const isStored = and(eq(passkeys.userId, user.id), eq(passkeys.credentialId, made.id))
  if ((await database.$count(passkeys, isStored)) > 0) return true
  if (!(await isFirstUse(database, signed.value.id, now()))) return false
  const row = {
    credentialId: made.id,
    userId: user.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: credential.response.transports ?? [],
    browser,
    system,
    createdAt: now(),
  }
  return database.transaction(async (transaction) => {
    const added = await transaction.insert(passkeys).values(row).onConflictDoNothing().returning()
    if (added.length > 0) await mailNotice(transaction, user, 'added', deps)
    return added.length > 0
  })
}

/** The user of a passkey; undefined unless it has signed a challenge of this site just now, for the first time. */
export async function verifyPasskey(
  database: Database,
  credential: SignInWithPasskeyRequest['credential'],
  deps: PasskeyDeps,
): Promise<User | undefined> {
  const { siteUrl, now } = deps
  const { id: credentialId, response } = credential
  const [found] = await database
    .select({ user: users, passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  if (!found || (response.userHandle !== undefined && decode(response.userHandle) !== found.user.id)) return undefined

  const signed = await readChallenge(signInChallenge, credential, deps)
  if (!signed) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { origin, hostname } = new URL(siteUrl)
  const { publicKey, counter } = found.passkey
  const result = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: signed.challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    // It throws at whatever does not match, and at a counter that does not go up: that of a copied key.
  }).catch(() => undefined)
  if (!result?.verified || !(await isFirstUse(database, signed.value.id, now()))) return undefined
  await database
    .update(passkeys)
    .set({ counter: result.authenticationInfo.newCounter, usedAt: now() })
    .where(eq(passkeys.credentialId, credentialId))
  return found.user
}

/** The passkeys of a user, the newest first. */
export async function listPasskeys(database: Database, user: User) {
  return database.select().from(passkeys).where(eq(passkeys.userId, user.id)).orderBy(desc(passkeys.createdAt))
}

/** Removes a passkey of a user, and mails a notice. `foreign`: the one with this id is another user's, and stays. */
export async function removePasskey(
  database: Database,
  user: User,
  id: string,
  deps: MailDeps,
): Promise<'removed' | 'none' | 'foreign'> {
  return database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.userId, user.id), eq(passkeys.id, id)))
      .returning()
    if (removed.length > 0) {
      await mailNotice(transaction, user, 'removed', deps)
      return 'removed'
    }
    const others = await transaction.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id))
    return others.length > 0 ? 'foreign' : 'none'
  })
}

async function mailNotice(
  transaction: Database,
  user: User,
  change: 'added' | 'removed',
  { siteUrl, queueMail, now }: MailDeps,
): Promise<void> {
  const mail = renderPasskeyChanged({ siteUrl, change, changedAt: now(), brand: mailBrand })
  await queueMail(transaction, { to: user.email, ...mail })
}

const clientData = v.fallback(
  v.pipe(v.string(), v.transform(decode), v.parseJson(), v.object({ challenge: v.string() })),
  { challenge: '' },
)

/**
 * The challenge that a credential names, with its value; undefined if it is none of this server, or too old. That the
 * credential has signed it is for the library to verify.
 */
async function readChallenge<Schema extends v.GenericSchema>(
  kind: Seal<Schema>,
  { response }: { response: { clientDataJSON: string } },
  deps: SealDeps,
) {
  const { challenge } = v.parse(clientData, response.clientDataJSON)
  const value = await unseal(kind, decode(challenge), deps)
  return value && { challenge, value }
}

/** Whether a challenge is used for the first time. Of requests at the same time, one is the first. */
async function isFirstUse(database: Database, id: string, now: Date): Promise<boolean> {
  return (await consume(database, counterKey('passkey challenge', id), once, now)).status === 'allowed'
}

function decode(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString()
}
