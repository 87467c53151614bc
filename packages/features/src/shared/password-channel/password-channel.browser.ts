import type { PasswordChannel } from './password-channel.ts'

/** A `BroadcastChannel` of the origin, named after the brand. The message is the email address. */
export function browserPasswordChannel(shortName: string): PasswordChannel {
  const open = () => new BroadcastChannel(`${shortName}-password`)
  return {
    publish(email) {
      const channel = open()
      channel.postMessage(email)
      channel.close()
    },
    subscribe(email, onChanged) {
      const channel = open()
      channel.addEventListener('message', ({ data }) => {
        // A session from a link has the address in lower case; in the form it was typed.
        if (data === null || email === null || data === email.toLowerCase()) onChanged()
      })
      return () => channel.close()
    },
  }
}
