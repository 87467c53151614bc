import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import type { Settings } from '../../modes.ts'
import { storyCopies } from './story-copies.ts'

type RequestCopy = ReturnType<typeof storyCopies>['request']

const CopiesContext = createContext<RequestCopy>(() => Promise.resolve(undefined))
/** Requests the copy of a story under the toolbar's settings. */
export const useCopies = () => use(CopiesContext)

/** Around docs pages: renders the stories of their thumbnails, anew when a setting changes. */
export function Thumbnails({ settings, children }: { settings: Settings; children: ReactNode }) {
  // Side by side, a picture would be two windows of half the width.
  const copies = useMemo(
    () => storyCopies(settings.theme === 'both' ? { ...settings, theme: 'light' } : settings),
    [settings],
  )
  useEffect(() => copies.close, [copies])
  return <CopiesContext value={copies.request}>{children}</CopiesContext>
}
