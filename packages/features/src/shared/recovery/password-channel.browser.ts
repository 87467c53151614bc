import type { PasswordChannel } from './password-channel.ts'

/**
 * A `BroadcastChannel`, whose name begins with `prefix`. The message is the email address. Where the browser refuses a
 * channel, as Firefox does with its storage, the other tabs learn nothing.
 */
export function browserPasswordChannel(prefix: string): PasswordChannel {
  const openChannel = () => {
    try {
      return new BroadcastChannel(`${prefix}-password`)
    } catch {
      return null
    }
  }
  return {
    publish(email) {
      const channel = openChannel()
      channel?.postMessage(email)
      channel?.close()
    },
    subscribe(email, onChanged) {
      const channel = openChannel()
      channel?.addEventListener('message', ({ data }) => {
        // Recovery sessions have the address in lower case, forms have it as it was typed.
        if (data === null || email === null || data === email.toLowerCase()) onChanged()
      })
      return () => channel?.close()
    },
  }
}
