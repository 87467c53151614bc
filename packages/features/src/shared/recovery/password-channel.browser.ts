import type { PasswordChannel } from './password-channel.ts'

/** A `BroadcastChannel`, whose name begins with `prefix`. The message is the email address. */
export function browserPasswordChannel(prefix: string): PasswordChannel {
  const openChannel = () => new BroadcastChannel(`${prefix}-password`)
  return {
    publish(email) {
      const channel = openChannel()
      channel.postMessage(email)
      channel.close()
    },
    subscribe(email, onChanged) {
      const channel = openChannel()
      channel.addEventListener('message', ({ data }) => {
        // Recovery sessions have the address in lower case, forms have it as it was typed.
        if (data === null || email === null || data === email.toLowerCase()) onChanged()
      })
      return () => channel.close()
    },
  }
}
