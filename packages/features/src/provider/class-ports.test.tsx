import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { renderHook } from '../mocks/render.test.helper.tsx'
import type { Ports } from '../shared/ports/ports.ts'
import type { KeyValueStore } from '../shared/ports/storage.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import { useUpdatePassword } from '../update-password/use-update-password.ts'

/** A storage as an instance of a class, whose methods need it as `this`. */
class OwnStorage implements KeyValueStore {
  private readonly kept: KeyValueStore
  constructor(items: Iterable<readonly [string, string]> = []) {
    this.kept = memoryStorage(items)
  }
  read(key: string) {
    return this.kept.read(key)
  }
  write(key: string, value: string) {
    this.kept.write(key, value)
  }
  remove(key: string) {
    this.kept.remove(key)
  }
  watch() {
    return this.kept.watch(() => {})
  }
}

/** An address as an instance of a class. */
class OwnAddress {
  private search = '?next=/pricing&type=recovery'
  query() {
    return this.search
  }
  clear() {
    this.search = ''
  }
}

const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: Date.UTC(2099, 0, 1) / 1000,
  user: { id: '7', email: 'ada@example.org' },
}
const stored = [
  ['summit-recovery-tab', 'summit-recovery-1'],
  ['summit-recovery-1', JSON.stringify(session)],
] as const

async function open<Handle>(use: () => Handle) {
  const ports: Partial<Ports> = {
    storage: new OwnStorage(),
    tabStorage: new OwnStorage(stored),
    address: new OwnAddress(),
  }
  const { result } = renderHook(use, { ports })
  await act(async () => {})
  return result
}

it('takes a storage and an address that are instances of classes', async () => {
  const result = await open(() => useSignIn())
  expect(result.current.redirectTo).toBe('/pricing')
})

it('finds the recovery session in such a storage', async () => {
  const result = await open(() => useUpdatePassword())
  await vi.waitFor(() => expect(result.current.email).toBe('ada@example.org'))
})
