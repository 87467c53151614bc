import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { getGlobals, onGlobalsChange } from '../adapter.ts'
import { readSettings, toGlobals, type Settings } from '../modes.ts'

type Channel = DocsContextProps['channel']

/** The toolbar's settings. A docs page has no story context to read them from. */
export function useSettings(channel: Channel): Settings {
  const [settings, setSettings] = useState(() => readSettings(getGlobals(channel)))
  useEffect(
    () =>
      onGlobalsChange(channel, (globals) => {
        const next = readSettings(globals)
        setSettings((settings) => (toGlobals(settings) === toGlobals(next) ? settings : next))
      }),
    [channel],
  )
  return settings
}
