import { expect, it, vi } from 'vitest'
import { browserPasswordNews } from './password-news.browser.ts'

it('tells the other tabs that a password was changed, and nothing of whose', async () => {
  const heard = vi.fn()
  const foreign = vi.fn()
  const stop = browserPasswordNews('summit').hear(heard)
  const stopForeign = browserPasswordNews('basecamp').hear(foreign)
  browserPasswordNews('summit').tell()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith())
  expect(foreign).not.toHaveBeenCalled()
  stop()
  stopForeign()
})

it('believes nothing else that is said on the channel, and hears nothing once it has stopped', async () => {
  const heard = vi.fn()
  const stopped = vi.fn()
  const stop = browserPasswordNews('summit').hear(heard)
  browserPasswordNews('summit').hear(stopped)()
  const channel = new BroadcastChannel('summit-password')
  channel.postMessage({ changed: true })
  channel.close()
  browserPasswordNews('summit').tell()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  expect(stopped).not.toHaveBeenCalled()
  stop()
})

it('uses a channel and a word that stay the same from one release to the next', async () => {
  const channel = new BroadcastChannel('summit-password')
  const heard = vi.fn()
  channel.addEventListener('message', ({ data }) => void heard(data))
  browserPasswordNews('summit').tell()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('changed'))
  channel.close()
})
