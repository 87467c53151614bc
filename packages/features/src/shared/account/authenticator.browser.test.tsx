import { afterEach, expect, it, vi } from 'vitest'
import { browserAuthenticator } from './authenticator.browser.ts'

const bytes = Uint8Array.of(1, 2, 3).buffer
const passkey = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key' },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
}
const created = {
  ...passkey,
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
}

/** A browser whose prompts end with these results. */
function stubBrowser({ get, create }: { get?: () => Promise<unknown>; create?: () => Promise<unknown> } = {}) {
  const credentials = {
    get: vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>(get ?? (async () => passkey)),
    create: vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>(create ?? (async () => created)),
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  )
  vi.stubGlobal('navigator', { credentials })
  return credentials
}
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const options = { challenge: 'AQID' }
const creation = {
  ...options,
  rp: { id: 'localhost', name: 'Summit' },
  user: { id: 'AQID', name: 'ada@example.org', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const { signal } = new AbortController()
const fail = (name: string) => () => Promise.reject(new DOMException('No', name))

it('ACCOUNT-29 is supported where the browser has WebAuthn', () => {
  expect(browserAuthenticator.isSupported()).toBe(false)
  stubBrowser()
  expect(browserAuthenticator.isSupported()).toBe(true)
})

it('ACCOUNT-29 signs the challenge in a prompt, or where a field offers it', async () => {
  const { get } = stubBrowser()
  expect(await browserAuthenticator.sign(options, { from: 'prompt', signal })).toMatchObject({
    ...{ id: 'AQID', rawId: 'AQID', type: 'public-key' },
    response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' },
  })
  document.body.innerHTML = '<input autocomplete="username webauthn">'
  await browserAuthenticator.sign(options, { from: 'autofill', signal })
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([undefined, 'conditional'])
})

it('ACCOUNT-28 makes a passkey, and says where the device has one', async () => {
  stubBrowser()
  expect(await browserAuthenticator.create(creation, signal)).toMatchObject({
    id: 'AQID',
    response: { attestationObject: 'AQID', transports: ['internal'] },
  })
  stubBrowser({ create: fail('InvalidStateError') })
  expect(await browserAuthenticator.create(creation, signal)).toBe('known')
})

it.each(['NotAllowedError', 'AbortError'])('has no passkey after %s', async (name) => {
  stubBrowser({ get: fail(name), create: fail(name) })
  expect(await browserAuthenticator.sign(options, { from: 'prompt', signal })).toBeNull()
  expect(await browserAuthenticator.create(creation, signal)).toBeNull()
})

it('rejects where the browser cannot', async () => {
  stubBrowser({ get: fail('NotSupportedError'), create: fail('NotSupportedError') })
  await expect(browserAuthenticator.sign(options, { from: 'prompt', signal })).rejects.toThrow('No')
  await expect(browserAuthenticator.create(creation, signal)).rejects.toThrow('No')
})

it('ends the prompt when its signal is aborted, and opens none afterwards', async () => {
  const controller = new AbortController()
  const { get } = stubBrowser({
    get: () =>
      new Promise((_, reject) => {
        const cancel = () => reject(new DOMException('No', 'AbortError'))
        get.mock.lastCall?.[0].signal?.addEventListener('abort', cancel)
      }),
  })
  const signed = browserAuthenticator.sign(options, { from: 'prompt', signal: controller.signal })
  controller.abort()
  expect(await signed).toBeNull()
  expect(await browserAuthenticator.sign(options, { from: 'prompt', signal: controller.signal })).toBeNull()
  expect(get).toHaveBeenCalledOnce()
})
