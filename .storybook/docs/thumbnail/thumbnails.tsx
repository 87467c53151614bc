import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { createContext, use, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { defaults, type Settings } from '../../modes.ts'
import { storyCopies } from './story-copies.ts'

type RequestCopy = ReturnType<typeof storyCopies>['request']

const CopiesContext = createContext<RequestCopy>(() => Promise.resolve(undefined))
/** Requests the copy of a story under the toolbar's settings. */
export const useCopies = () => use(CopiesContext)

/** Around docs pages: renders the stories of their thumbnails, anew when a setting changes. */
export function Thumbnails({ children }: { children: ReactNode }) {
  const settings = JSON.stringify(useSettings())
  // SAFETY: written by `useSettings`.
  const copies = useMemo(() => storyCopies(JSON.parse(settings) as Settings), [settings])
  useEffect(() => copies.close, [copies])
  return <CopiesContext value={copies.request}>{children}</CopiesContext>
}

/** The toolbar's settings, for pages with stories and without. */
function useSettings(): Settings {
  const { channel } = useContext(DocsContext)
  const [settings, setSettings] = useState(() => settingsOf(globalsOf(channel)))
  useEffect(() => {
    // SAFETY: Storybook's event.
    const update = ({ userGlobals }: { userGlobals: Partial<Settings> }) => setSettings(settingsOf(userGlobals))
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [channel])
  return settings
}

/** The globals of the last change, or of the address. Those of single stories are not among them. */
function globalsOf(channel: DocsContextProps['channel']): Partial<Settings> {
  // SAFETY: Storybook's events; `preview.tsx` defines these globals.
  const [changed] = (channel.last('globalsUpdated') ?? []) as [{ userGlobals: Partial<Settings> }?]
  const [initial] = (channel.last('setGlobals') ?? []) as [{ globals: Partial<Settings> }?]
  return changed?.userGlobals ?? initial?.globals ?? {}
}

function settingsOf(globals: Partial<Settings>): Settings {
  const names = Object.keys(defaults) as (keyof Settings)[]
  const settings = Object.assign({}, ...names.map((name) => ({ [name]: globals[name] ?? defaults[name] }))) as Settings
  // Side by side, a picture would be two windows of half the width.
  return settings.theme === 'both' ? { ...settings, theme: 'light' } : settings
}
