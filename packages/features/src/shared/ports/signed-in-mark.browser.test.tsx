import { afterEach, expect, it, vi } from 'vitest'
import { browserStorage } from './storage.browser.ts'
import { createSession, isSignedIn } from './session.ts'
import { markSignedIn, markSignedInEarly } from './signed-in-mark.browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const isMarked = () => document.documentElement.hasAttribute('data-signed-in')
const session = () => createSession(browserStorage(), 'summit')
const mark = () => markSignedIn({ isSignedIn: () => isSignedIn(browserStorage(), 'summit'), watch: session().watch })
const user = '{"name":"Ada Keller"}'

it.each([
  ['both items', { 'summit-user': user, 'summit-token': 'x' }, true],
  ['nothing', {}, false],
  ['no token', { 'summit-user': user }, false],
  ['an empty token', { 'summit-user': user, 'summit-token': '' }, false],
  ['no user', { 'summit-token': 'authenticated' }, false],
  ['no user but null', { 'summit-user': 'null', 'summit-token': 'authenticated' }, false],
  ['a user that cannot be read', { 'summit-user': '{"na', 'summit-token': 'authenticated' }, false],
])('marks the document by what is stored: %s', (_, items, expected) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  const unwatch = mark()
  expect(isMarked()).toBe(expected)
  expect(session().read().status === 'signed-in').toBe(expected)
  unwatch()
  expect(isMarked()).toBe(false)
})

it('marks the document before hydration, by the items of this site', () => {
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {})
  localStorage.setItem('summit-user', user)
  localStorage.setItem('summit-token', 'x')
  markSignedInEarly('acme')
  expect(isMarked()).toBe(false)
  markSignedInEarly('summit')
  expect(isMarked()).toBe(true)
  document.documentElement.removeAttribute('data-signed-in')
})

it('follows what other tabs store, until it is stopped', () => {
  const unwatch = mark()
  const storeElsewhere = (change: () => void) => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  }
  storeElsewhere(() => session().open({ name: 'Ada Keller' }))
  expect(isMarked()).toBe(true)
  storeElsewhere(() => session().close())
  expect(isMarked()).toBe(false)

  unwatch()
  storeElsewhere(() => session().open({ name: 'Ada Keller' }))
  expect(isMarked()).toBe(false)
})

it('sets no mark if storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const unwatch = mark()
  expect(isMarked()).toBe(false)
  unwatch()
})
