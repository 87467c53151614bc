import { chromeMessages, type MenuState } from './site-chrome.ts'
import type { MenuHandle } from './use-menu.ts'

/** One value per state. */
export const states = {
  closed: { status: 'closed' },
  open: { status: 'open' },
} satisfies { [S in MenuState['status']]: Extract<MenuState, { status: S }> }

/** A menu stopped in one state. Its verbs do nothing unless you pass your own. */
export function still(state: MenuState, verbs: Partial<MenuHandle> = {}): MenuHandle {
  return { messages: chromeMessages, open: () => {}, close: () => {}, ...verbs, state }
}
