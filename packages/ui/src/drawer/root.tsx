'use client'

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { findOpener } from '../find-opener.ts'
import { openDrawer } from './drawer-click.ts'
import { DrawerId } from './drawer-id.ts'

/** The props of a drawer with its trigger. */
export interface RootProps {
  /** Its trigger and its content. */
  children?: ReactNode
  /** Whether it is open, if the host controls it. */
  open?: boolean | undefined
  /** Whether it is open at first, if the host does not control it. @default false */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes, also by a script before hydration, unless by `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A drawer and the button that opens it, which need no `id` and no `drawer` in it. Renders no element of its own. Needed
 * only to open, close or observe the drawer from code.
 */
export function Root({ children, open, defaultOpen = false, onOpenChange }: RootProps) {
  const id = useId()
  const [drawer, setDrawer] = useState<HTMLDialogElement | null>(null)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const [reports, setReports] = useState(0)
  const isOpen = open ?? ownOpen
  // Until then a drawer that a script opened before hydration stays open.
  const isManaged = useRef(false)

  const latest = useRef({ isOpen, onOpenChange })
  useLayoutEffect(() => {
    latest.current = { isOpen, onOpenChange }
  })
  useEffect(() => {
    if (!drawer) return
    const report = () => {
      if (drawer.open === latest.current.isOpen) return
      isManaged.current = true
      setOwnOpen(drawer.open)
      latest.current.onOpenChange?.(drawer.open)
      // Renders again where a host keeps `open` as it was, so that the dialog follows.
      setReports((count) => count + 1)
    }
    // Every way in and out ends at this attribute: the trigger, Escape, a link, `close()`, a script.
    const observer = new MutationObserver(report)
    observer.observe(drawer, { attributeFilter: ['open'] })
    // A script opened it before hydration.
    if (drawer.open) queueMicrotask(report)
    return () => observer.disconnect()
  }, [drawer])

  // Not at every render: one between a press and its report would close the drawer again.
  useEffect(() => {
    if (isOpen) isManaged.current = true
    if (!isManaged.current || !drawer || drawer.open === isOpen) return
    if (isOpen) {
      // The dialog returns the focus to where it was.
      const opener = findOpener()
      if (opener instanceof HTMLElement) opener.focus()
      openDrawer(drawer)
    } else drawer.close()
  }, [drawer, isOpen, reports])

  return <DrawerId value={useMemo(() => ({ id, ref: setDrawer }), [id])}>{children}</DrawerId>
}
