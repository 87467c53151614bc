import Bowser from 'bowser'

/** The browser and the operating system of a session, by name; null where unknown. */
export interface Device {
  browser: string | null
  system: string | null
}

/** Longer headers are cut, as they are searched with many expressions. */
const HEADER_MAX = 512

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/** Reads a `User-Agent` header. Takes known names only, so that the sender of a request cannot choose the text. */
export function readDevice(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, HEADER_MAX))
  return {
    browser: browser.name && browsers.has(browser.name) ? browser.name.replace(' for Android', '') : null,
    system: os.name && systems.has(os.name) ? os.name : null,
  }
}
