import { expect, it, vi } from 'vitest'
import { browserPasswordNews } from './password-news.browser.ts'

const ada = 'ada@example.org'

it.each([
  [ada, 'ADA@example.org'],
  [null, ada],
  [ada, null],
])('tells that the password of %j was changed to tabs of this site that are about %j', async (told, awaited) => {
  const heard = vi.fn()
  const foreign = vi.fn()
  const stop = browserPasswordNews('summit').hear(awaited, heard)
  const stopForeign = browserPasswordNews('basecamp').hear(awaited, foreign)
  browserPasswordNews('summit').tell(told)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith())
  expect(foreign).not.toHaveBeenCalled()
  stop()
  stopForeign()
})

it('believes nothing else that is said on the channel, and hears nothing of others, nor once it has stopped', async () => {
  const heard = vi.fn()
  const stopped = vi.fn()
  const stop = browserPasswordNews('summit').hear(ada, heard)
  browserPasswordNews('summit').hear(ada, stopped)()
  const channel = new BroadcastChannel('summit-password')
  channel.postMessage({ changed: true })
  channel.close()
  browserPasswordNews('summit').tell('eve@example.org')
  browserPasswordNews('summit').tell(ada)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  expect(stopped).not.toHaveBeenCalled()
  stop()
})

it('uses a channel that stays the same from one release to the next', async () => {
  const channel = new BroadcastChannel('summit-password')
  const heard = vi.fn()
  channel.addEventListener('message', ({ data }) => void heard(data))
  browserPasswordNews('summit').tell(null)
  browserPasswordNews('summit').tell(ada)
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[null], [ada]]))
  channel.close()
})
