import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { createSession } from '../shared/ports/session.ts'
import { SiteChrome } from './index.ts'

const page = (
  <SiteChrome>
    <main />
  </SiteChrome>
)

it('marks the document while a user is signed in, and no longer than it is rendered', () => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const session = createSession(memoryStorage(), 'acme')
  session.open({ name: 'Ada', email: 'ada@example.org' })
  const root = document.documentElement
  const { unmount } = render(page, { ports: { session }, wrapper: StrictMode })
  expect(root).toHaveAttribute('data-signed-in')
  act(() => unmount())
  expect(root).not.toHaveAttribute('data-signed-in')
})

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', false],
])('marks the document on Android devices: %s', (userAgent, isAndroid) => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(page, { ports: {} })
  expect(document.documentElement.hasAttribute('data-android')).toBe(isAndroid)
})
