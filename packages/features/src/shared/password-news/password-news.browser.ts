import type { PasswordNews } from './password-news.ts'

/** What travels: this word, and the address where it is known. */
const CHANGED = 'changed'

/** News over a channel that only the tabs of this site share, under the brand's short name. */
export function browserPasswordNews(shortName: string): PasswordNews {
  const open = () => new BroadcastChannel(`${shortName}-password`)
  return {
    tell(email) {
      const channel = open()
      channel.postMessage(email === null ? CHANGED : `${CHANGED} ${email}`)
      channel.close()
    },
    hear(email, onChanged) {
      const channel = open()
      channel.addEventListener('message', ({ data }) => {
        const [word, told] = String(data).split(' ')
        const isSame = !told || !email || told.toLowerCase() === email.toLowerCase()
        if (word === CHANGED && isSame) onChanged()
      })
      return () => channel.close()
    },
  }
}
