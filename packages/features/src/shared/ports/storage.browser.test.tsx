import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { browserStorage, READ_LIMIT } from './storage.browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('the browser’s storage', () => {
  it('persists values', () => {
    browserStorage().write('height', '1240')
    expect(browserStorage().read('height')).toBe('1240')
    browserStorage().remove('height')
    expect(browserStorage().read('height')).toBeNull()
  })

  it('keeps values in memory if access is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    const storage = browserStorage()
    expect(storage.read('height')).toBeNull()
    storage.write('height', '1240')
    expect(storage.read('height')).toBe('1240')
    storage.remove('height')
    expect(storage.read('height')).toBeNull()
  })

  it('reads the last value written when the quota is exceeded', () => {
    const storage = browserStorage()
    storage.write('height', '1240')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    storage.write('height', '1550')
    expect(storage.read('height')).toBe('1550')

    full.mockRestore()
    storage.write('height', '1600')
    expect(localStorage.getItem('height')).toBe('1600')
    expect(storage.read('height')).toBe('1600')
  })

  it('does not restore a value that could not be removed', () => {
    const storage = browserStorage()
    storage.write('height', '1240')
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    storage.remove('height')
    expect(storage.read('height')).toBeNull()
  })

  it('keeps tab storage in the tab', () => {
    browserStorage(() => sessionStorage).write('height', '1240')
    expect(sessionStorage.getItem('height')).toBe('1240')
    expect(localStorage.getItem('height')).toBeNull()
    browserStorage(() => sessionStorage).remove('height')
    expect(sessionStorage.getItem('height')).toBeNull()
  })

  it('ignores overlong values', () => {
    localStorage.setItem('height', 'x'.repeat(READ_LIMIT + 1))
    expect(browserStorage().read('height')).toBeNull()
    localStorage.setItem('height', 'x'.repeat(READ_LIMIT))
    expect(browserStorage().read('height')).toHaveLength(65_536)
  })

  it('reads what another tab wrote after a refused write or removal', () => {
    localStorage.setItem('depth', '3')
    const storage = browserStorage()
    const seen: (string | null)[] = []
    storage.watch(() => seen.push(storage.read('height'), storage.read('depth')))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    storage.write('height', '1240')
    storage.remove('depth')
    full.mockRestore()
    localStorage.setItem('height', '1550')
    window.dispatchEvent(new StorageEvent('storage', { storageArea: sessionStorage, key: 'height' }))
    expect(storage.read('height')).toBe('1240')
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'height' }))
    expect(seen).toEqual(['1550', null])
    // Another tab has cleared the storage, and written.
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: null }))
    expect(seen).toEqual(['1550', null, '1550', '3'])
  })

  it('ignores events if access is blocked', () => {
    const storage = browserStorage()
    const onChange = vi.fn()
    onTestFinished(storage.watch(onChange))
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    storage.write('height', '1240')
    window.dispatchEvent(new StorageEvent('storage', { key: 'height' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(storage.read('height')).toBe('1240')
  })

  it('reports changes of other tabs and pages restored from the cache, until unsubscribed', () => {
    const onChange = vi.fn()
    const unwatch = browserStorage().watch(onChange)
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'summit-user' }))
    expect(onChange.mock.calls).toEqual([['summit-user']])
    window.dispatchEvent(new StorageEvent('storage', { storageArea: sessionStorage, key: 'summit-user' }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(onChange).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(onChange.mock.calls).toEqual([['summit-user'], [null]])
    unwatch()
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})
