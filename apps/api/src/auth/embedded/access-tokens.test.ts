import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { decodeJwt, type JWK, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { getCode, testAuthService } from '../../testing/auth-service-app.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND

const { open } = await testAuthService()

describe('T6 an access token', () => {
  it('is valid for an hour', async () => {
    const { signIn, user, pass } = open()
    const { access_token: token } = await signIn()
    pass(HOUR - SECOND)
    expect((await user(token)).status).toBe(200)
    pass(SECOND)
    expect(await getCode(await user(token))).toEqual([403, 'bad_jwt'])
  })

  it.each<[string, (claims: JWTPayload, publicKey: JWK) => string | Promise<string>]>([
    ['that is not signed', (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`],
    ['with alg none', (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.AAAA`],
    [
      'signed with the public key as a secret',
      (claims, publicKey) => {
        const text = `${encoded({ alg: 'HS256', kid: publicKey.kid })}.${encoded(claims)}`
        return `${text}.${createHmac('sha256', JSON.stringify(publicKey)).update(text).digest('base64url')}`
      },
    ],
    ['of another key', (claims) => signed(claims, { alg: 'ES256' })],
    ['of another key that it brings along', (claims) => signed(claims, { alg: 'ES256', jwk: foreign.jwk })],
    ['of another key that it names by URL', (claims) => signed(claims, { alg: 'ES256', jku: 'https://evil.example/' })],
  ])('%s is refused', async (_, forge) => {
    const { signIn, send, user } = open()
    const { access_token: token } = await signIn()
    const { keys } = (await (await send('/auth/v1/.well-known/jwks.json')).json()) as { keys: [JWK] }
    const forged = await forge(decodeJwt(token), keys[0])
    expect((await user(forged)).status).toBeGreaterThanOrEqual(401)
    expect((await user(token)).status).toBe(200)
  })

  it.each([
    ['for others', { aud: 'service_role' }],
    ['of another service', { iss: 'https://evil.example/auth/v1' }],
    ['of no session', { session_id: undefined }],
    ['of a session that is none', { session_id: 'x' }],
    ['of a session that there is not', { session_id: randomUUID() }],
    ['without an end', { exp: undefined }],
  ])('%s is refused, despite a valid signature', async (_, change) => {
    const { signIn, user, keyring } = open()
    const { access_token: token } = await signIn()
    const { signing, verification } = await keyring
    const claims = JSON.parse(JSON.stringify({ ...decodeJwt(token), ...change })) as JWTPayload
    const ours = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: verification.kid }).sign(signing)
    expect((await user(ours)).status).toBe(403)
  })

  const foreignPair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreign = { key: foreignPair.privateKey, jwk: foreignPair.publicKey.export({ format: 'jwk' }) }
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (claims: JWTPayload, header: { alg: string; jwk?: object; jku?: string }) =>
    new SignJWT(claims).setProtectedHeader(header).sign(foreign.key)
})
