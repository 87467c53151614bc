import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStore } from './storage.ts'
import { createSession, parseUser, USER_TEXT_MAX } from './session.ts'

const stored = new Map<string, string>()
const storage: KeyValueStore = {
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
  remove: (key) => void stored.delete(key),
  watch: () => () => {},
}
const session = createSession(storage, 'summit')
const ada = { id: '7', name: 'Ada Keller', email: 'ada@example.org', plan: { since: 2024 } }

beforeEach(() => stored.clear())

describe('the stored session', () => {
  it('STORE-01 STORE-02 STORE-03 is the user as JSON and the word authenticated, under keys with the short name, and nothing else', () => {
    session.open(ada)
    expect(Object.fromEntries(stored)).toEqual({
      'summit-user': JSON.stringify(ada),
      'summit-token': 'authenticated',
    })
  })

  it('STORE-01 uses another brand’s short name', () => {
    createSession(storage, 'ridge').open(ada)
    expect([...stored.keys()]).toEqual(['ridge-user', 'ridge-token'])
  })

  it('is read as the user’s name and address', () => {
    session.open(ada)
    expect(session.read()).toEqual({ status: 'signed-in', user: { name: 'Ada Keller', email: 'ada@example.org' } })
  })

  it('is signed out if either item is missing, and after closing', () => {
    expect(session.read()).toEqual({ status: 'signed-out' })
    session.open(ada)
    stored.delete('summit-user')
    expect(session.read()).toEqual({ status: 'signed-out' })
    session.open(ada)
    stored.set('summit-token', '')
    expect(session.read()).toEqual({ status: 'signed-out' })
    session.open(ada)
    session.close()
    expect([...stored.keys()]).toEqual([])
    expect(session.read()).toEqual({ status: 'signed-out' })
  })

  it('STORE-02 accepts any token', () => {
    session.open(ada)
    stored.set('summit-token', 'x')
    expect(session.read().status).toBe('signed-in')
  })

  it.each(['{', '', 'null', '7', '"Ada"', '[]', '[{"name":"Ada"}]'])('cannot be read from %j', (text) => {
    session.open(ada)
    stored.set('summit-user', text)
    expect(session.read()).toEqual({ status: 'unreadable' })
    expect(parseUser(text)).toBeNull()
  })

  it('reports changes of its items, and of those that the storage does not name', () => {
    const onChange = vi.fn()
    const watch = vi.spyOn(storage, 'watch')
    session.watch(onChange)
    const change = (key?: string | null) => watch.mock.lastCall?.[0](key)
    for (const key of ['theme', 'summit-newsletter-seen', '']) change(key)
    expect(onChange).not.toHaveBeenCalled()
    for (const key of ['summit-user', 'summit-token', null, undefined]) change(key)
    expect(onChange).toHaveBeenCalledTimes(4)
  })
})

describe('a stored user', () => {
  it.each([
    [{}, { name: null, email: null }],
    [
      { name: {}, email: ['x'] },
      { name: null, email: null },
    ],
    [
      { name: '  ', email: '\t' },
      { name: null, email: null },
    ],
    [
      { name: ' Ada ', email: 'a@b.co' },
      { name: 'Ada', email: 'a@b.co' },
    ],
    [{ name: '<script>' }, { name: '<script>', email: null }],
  ])('%j reads as %j', (value, user) => {
    expect(parseUser(JSON.stringify(value))).toEqual(user)
  })

  it('is cut to a maximum length', () => {
    expect(parseUser(JSON.stringify({ name: 'a'.repeat(5000) }))?.name).toHaveLength(254)
    expect(USER_TEXT_MAX).toBe(254)
  })

  it('neither reads from nor pollutes prototypes', () => {
    expect(parseUser('{"__proto__":{"name":"Eve","isAdmin":true}}')).toEqual({ name: null, email: null })
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  it('is a user or null, for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const user = parseUser(text)
        if (!user) return
        expect(Object.keys(user)).toEqual(['name', 'email'])
        for (const value of Object.values(user)) expect(value === null || typeof value === 'string').toBe(true)
      }),
    )
  })
})
