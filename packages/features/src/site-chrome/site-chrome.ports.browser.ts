import type { Ports } from '../shared/ports.ts'
import { markSignedIn } from '../shared/session/signed-in-mark.browser.ts'
import type { SiteChromePorts } from './use-site-chrome.ts'

/** What the chrome needs, made from the host's ports. */
export function siteChromePorts({ session }: Ports): SiteChromePorts {
  return { markSignedIn: () => markSignedIn(session) }
}
