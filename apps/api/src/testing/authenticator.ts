import type { AddPasskeyRequest, PasskeyOptionsResponse, SignInWithPasskeyRequest } from '@summit/contract'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = PasskeyOptionsResponse['options']

/** What an authenticator, or the page that uses it, says otherwise than it should. */
export interface Deviation {
  origin?: string
  domain?: string
  /** Whether PIN, finger or face were checked. @default true */
  isVerified?: boolean
  /** How often it has signed. @default 0, as it does not count */
  counter?: number
  /** The id of another passkey than its own. */
  id?: string
  /** The user of the passkey. @default the one it was made for */
  userHandle?: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** An authenticator with one passkey (ES256), and the browser that asks it, on the site at an origin. */
export function createAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const own = base64url(credentialId)
  let user: string | undefined

  const getClientData = (type: string, { challenge }: Options, { origin = site }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const getData = (
    { domain = new URL(site).hostname, isVerified = true, counter = 0 }: Deviation,
    key = Buffer.alloc(0),
  ) => {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(domain), Buffer.of(flags), count, key])
  }

  return {
    /** Makes the passkey, as `navigator.credentials.create()`. */
    create(options: Options, deviation: Deviation = {}): AddPasskeyRequest['credential'] {
      user = (options.user as { id: string }).id
      // CBOR by hand: the key as COSE, and an attestation that says nothing.
      const cose = [
        hex('a5010203262001215820'),
        Buffer.from(x, 'base64url'),
        hex('225820'),
        Buffer.from(y, 'base64url'),
      ]
      const key = Buffer.concat([Buffer.alloc(16), hex('0010'), credentialId, ...cose])
      const data = getData(deviation, key)
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
        Buffer.of(0x58, data.length),
        data,
      ])
      return {
        id: own,
        rawId: own,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(getClientData('webauthn.create', options, deviation)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Signs a challenge, as `navigator.credentials.get()`. */
    get(options: Options, deviation: Deviation = {}): SignInWithPasskeyRequest['credential'] {
      const clientData = getClientData('webauthn.get', options, deviation)
      const data = getData(deviation)
      const { id = own, userHandle = user } = deviation
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const hex = (text: string) => Buffer.from(text, 'hex')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
