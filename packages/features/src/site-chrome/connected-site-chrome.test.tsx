import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { createSession } from '../shared/session/session.ts'
import { PortsContext } from '../shared/use-ports.ts'
import { SiteChrome } from './index.ts'

it('marks the document while a user is signed in, and no longer than it is rendered', () => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const session = createSession(memoryStorage(), 'acme')
  session.open({ name: 'Ada', email: 'ada@example.org' })
  const root = document.documentElement
  const { unmount } = render(
    <PortsContext value={mockPorts({ session })}>
      <SiteChrome>
        <main />
      </SiteChrome>
    </PortsContext>,
    { wrapper: StrictMode },
  )
  expect(root).toHaveAttribute('data-signed-in')
  act(() => unmount())
  expect(root).not.toHaveAttribute('data-signed-in')
})
