import type { PasswordNews } from './password-news.ts'

/** Messages over a `BroadcastChannel`, which the tabs of one origin share, named after the brand. What is sent is the address. */
export function browserPasswordNews(shortName: string): PasswordNews {
  const open = () => new BroadcastChannel(`${shortName}-password`)
  return {
    tell(email) {
      const channel = open()
      channel.postMessage(email)
      channel.close()
    },
    hear(email, onChanged) {
      const channel = open()
      channel.addEventListener('message', ({ data }) => {
        // Who was signed in by a link has the address in lower case; who asked for the mail typed it.
        if (data === null || email === null || data === email.toLowerCase()) onChanged()
      })
      return () => channel.close()
    },
  }
}
