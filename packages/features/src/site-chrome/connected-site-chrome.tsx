'use client'

import { useDeviceMark } from '../shared/ports/use-device-mark.ts'
import { SiteChromeView, type SiteChromeViewProps } from './site-chrome-view.tsx'
import { useSignedInMark, type SignedInMarkOptions } from '../shared/ports/use-signed-in-mark.ts'

export interface SiteChromeProps extends SiteChromeViewProps, SignedInMarkOptions {}

/** The layout of every page, connected: {@link SiteChromeView} with {@link useSignedInMark}. */
export function SiteChrome(props: SiteChromeProps) {
  useSignedInMark(props)
  useDeviceMark()
  return <SiteChromeView {...props} />
}
