import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { getGlobals, onGlobalsChange } from '../adapter.ts'
import { defaults, toGlobals, type Settings } from '../modes.ts'

type Channel = DocsContextProps['channel']

/** The toolbar's settings. A docs page has no story context to read them from. */
export function useSettings(channel: Channel): Settings {
  const [settings, setSettings] = useState(() => readSettings(channel))
  useEffect(
    () =>
      onGlobalsChange(channel, () => {
        const next = readSettings(channel)
        setSettings((settings) => (toGlobals(settings) === toGlobals(next) ? settings : next))
      }),
    [channel],
  )
  return settings
}

function readSettings(channel: Channel): Settings {
  const globals = getGlobals(channel)
  const settings = Object.entries(defaults).map(([name, value]) => [name, globals[name] ?? value] as const)
  // SAFETY: it has the names of the defaults; `preview.tsx` defines these globals.
  return Object.fromEntries(settings) as unknown as Settings
}
