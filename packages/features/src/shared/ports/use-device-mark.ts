'use client'

import { useLayoutEffect } from 'react'
import { markDevice } from './device-mark.browser.ts'

/** Marks the document on Android devices, for a host that has not done so before the first paint. */
export function useDeviceMark(): void {
  useLayoutEffect(markDevice, [])
}
