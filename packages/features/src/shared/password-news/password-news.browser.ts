import type { PasswordNews } from './password-news.ts'

/** The message: this word, and the account's address where it is known. */
const CHANGED = 'changed'

/** Messages over a `BroadcastChannel`, which the tabs of one origin share, named after the brand. */
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
