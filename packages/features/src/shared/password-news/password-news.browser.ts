import type { PasswordNews } from './password-news.ts'

/** The word that travels. */
const CHANGED = 'changed'

/** News over a channel that only the tabs of this site share, under the brand's short name. */
export function browserPasswordNews(shortName: string): PasswordNews {
  const open = () => new BroadcastChannel(`${shortName}-password`)
  return {
    tell() {
      const channel = open()
      channel.postMessage(CHANGED)
      channel.close()
    },
    hear(onChanged) {
      const channel = open()
      channel.addEventListener('message', ({ data }) => {
        if (data === CHANGED) onChanged()
      })
      return () => channel.close()
    },
  }
}
