import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { browserPasswordChannel } from './password-channel.browser.ts'

const ada = 'ada@example.org'

it.each([
  [ada, 'ADA@example.org'],
  [null, ada],
  [ada, null],
])('publishes a change of the password of %j to tabs of this site about %j', async (published, awaited) => {
  const onChanged = vi.fn()
  const foreign = vi.fn()
  const unwatch = browserPasswordChannel('summit').subscribe(awaited, onChanged)
  const stopForeign = browserPasswordChannel('basecamp').subscribe(awaited, foreign)
  browserPasswordChannel('summit').publish(published)
  await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith())
  expect(foreign).not.toHaveBeenCalled()
  unwatch()
  stopForeign()
})

it('ignores other messages on the channel, other accounts, and everything after unsubscribing', async () => {
  const onChanged = vi.fn()
  const stopped = vi.fn()
  const unwatch = browserPasswordChannel('summit').subscribe(ada, onChanged)
  browserPasswordChannel('summit').subscribe(ada, stopped)()
  const channel = new BroadcastChannel('summit-password')
  channel.postMessage({ changed: true })
  channel.close()
  browserPasswordChannel('summit').publish('eve@example.org')
  browserPasswordChannel('summit').publish(ada)
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1))
  expect(stopped).not.toHaveBeenCalled()
  unwatch()
})

it('tells other tabs nothing where the browser refuses a channel', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('Denied', 'SecurityError')
  })
  const channel = browserPasswordChannel('summit')
  const onChanged = vi.fn()
  const unwatch = channel.subscribe(ada, onChanged)
  channel.publish(ada)
  unwatch()
  expect(onChanged).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('uses a stable channel name', async () => {
  const channel = new BroadcastChannel('summit-password')
  const onChanged = vi.fn()
  channel.addEventListener('message', ({ data }) => void onChanged(data))
  browserPasswordChannel('summit').publish(null)
  browserPasswordChannel('summit').publish(ada)
  await waitFor(() => expect(onChanged.mock.calls).toEqual([[null], [ada]]))
  channel.close()
})
