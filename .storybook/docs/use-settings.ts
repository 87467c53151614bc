import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { defaults, globalsOf, type Settings } from '../modes.ts'

type Channel = DocsContextProps['channel']

/** The toolbar's settings. A docs page has no story context to read them from. */
export function useSettings(channel: Channel): Settings {
  const [settings, setSettings] = useState(() => lastSettings(channel))
  useEffect(() => {
    const update = () => {
      const next = lastSettings(channel)
      setSettings((settings) => (globalsOf(settings) === globalsOf(next) ? settings : next))
    }
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return settings
}

/** Those of the last change, or of the address, without what single stories set. */
function lastSettings(channel: Channel): Settings {
  // SAFETY: Storybook's events; `preview.tsx` defines these globals.
  const [changed] = (channel.last(GLOBALS_UPDATED) ?? []) as [{ userGlobals: Settings }?]
  const [initial] = (channel.last(SET_GLOBALS) ?? []) as [{ globals: Settings }?]
  const globals: Record<string, unknown> = { ...(changed?.userGlobals ?? initial?.globals) }
  const settings = Object.entries(defaults).map(([name, value]) => [name, globals[name] ?? value] as const)
  // SAFETY: it has the names of the defaults.
  return Object.fromEntries(settings) as unknown as Settings
}
