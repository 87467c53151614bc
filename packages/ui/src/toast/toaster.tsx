'use client'

import * as Radix from '@radix-ui/react-toast'
import { cx } from 'class-variance-authority'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react'
import { createPortal } from 'react-dom'
import { trackKeyboardInset } from './keyboard-inset.ts'
import { attachToastHost, createToastHost } from './toast-host.ts'
import { ToastItem } from './toast-item.tsx'
import type { Toasts, ToastsState } from './toasts.ts'

/** Swipe distance to the right that dismisses a toast, in px. */
const SWIPE_THRESHOLD_PX = 50
/** The hotkey that moves the focus to the toasts. */
const HOTKEY = 'F8'
/** How long the record of a dismissed toast is kept, in ms. */
const REMOVAL_DELAY_MS = 1_000_000

/** The props of a toaster, besides those of the `<ol>` that has the toasts. */
export interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The store whose toasts are shown. */
  toasts: Toasts
  /** The toaster's texts, in the visitor's language. @default English */
  texts?: ToasterTexts | undefined
  /** How long a toast stays, in ms. With `Infinity` it stays until it is dismissed. @default 5000 */
  duration?: number | undefined
  /** Places the toasts. */
  className?: string | undefined
}

interface ViewportProps extends ToasterProps {
  texts: ToasterTexts
  duration: number
  state: ToastsState
}

/** The texts around the toasts. */
export interface ToasterTexts {
  /** The name of the region. */
  region: string
  /** Read before the text of a toast that is announced. */
  announcement: string
  /** The name of a toast's close button. */
  close: string
}

const english: ToasterTexts = { region: 'Notifications (F8)', announcement: 'Notification', close: 'Close' }

/**
 * Shows a page's toasts, one at a time, above everything, open dialogs included. Render it once, anywhere. It renders
 * nothing on the server and appears after hydration, because it renders into an element of its own. Slots: `toast`,
 * `toast-title`, `toast-text`, `toast-link`, `toast-action`, `toast-close`. A toast has its intent as `data-intent`, and
 * `data-open` or `data-closed`; while it is swiped, `data-swipe` and `data-swipe-direction` as Radix sets them. The
 * element around all of them has `data-toast-host`.
 */
export function Toaster({ toasts, texts = english, duration = 5000, ...rest }: ToasterProps) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const state = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  return isHydrated && <Viewport {...rest} toasts={toasts} state={state} texts={texts} duration={duration} />
}

const neverChanges = () => () => {}

function Viewport({ toasts, state, texts, duration, ref, className, ...rest }: ViewportProps) {
  const { shown, dismissed } = state
  const [host] = useState(createToastHost)
  const viewport = useRef<HTMLOListElement>(null)
  const previousFocus = useRef<EventTarget>(null)
  const focusedPart = useRef<string>(null)
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => viewport.current, [])
  // The toast that was dismissed last stays while it is animated out, unless a new one takes its place.
  const toast = shown ?? dismissed[0]

  useLayoutEffect(() => attachToastHost(host), [host])

  useEffect(() => trackKeyboardInset(host), [host])

  useEffect(() => {
    // In React's tree the toasts are beside the list, which does not hear of the focus in them.
    const rememberFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !host.contains(relatedTarget)) previousFocus.current = relatedTarget
    }
    host.addEventListener('focusin', rememberFocus)
    return () => host.removeEventListener('focusin', rememberFocus)
  }, [host])

  useEffect(() => {
    // Radix's own hotkey also fires during input method composition, where F8 converts kana to Latin letters.
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY && !event.isComposing && shown) viewport.current?.focus()
    }
    document.addEventListener('keydown', focusOnHotkey)
    return () => document.removeEventListener('keydown', focusOnHotkey)
  }, [shown])

  const dismiss = (id: string) => {
    // Radix pauses its timers while the pointer or the focus is inside, and does not resume them when the last toast is
    // removed in that time: the next toast would never close.
    viewport.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    // Radix leaves the focus on the list, which is now empty.
    if (document.activeElement === viewport.current && previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus()
    toasts.dismiss(id)
  }

  return createPortal(
    <Radix.Provider
      label={texts.announcement}
      duration={duration}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={host}
    >
      {toast && (
        <ToastItem
          key={toast.id}
          toast={toast}
          isOpen={toast === shown}
          onDismiss={() => dismiss(toast.id)}
          closeLabel={texts.close}
          focusedPart={focusedPart}
        />
      )}
      {dismissed.map(({ id }) => (
        <DismissedRecord key={id} toasts={toasts} id={id} />
      ))}
      <Radix.Viewport
        data-slot="toaster"
        {...rest}
        ref={viewport}
        hotkey={[]}
        label={texts.region}
        className={cx('ui-toast-viewport print:hidden', className)}
      />
    </Radix.Provider>,
    host,
  )
}

/** The timer that deletes the record of a dismissed toast. As a component, so that it ends with the toaster. */
function DismissedRecord({ toasts, id }: { toasts: Toasts; id: string }) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.forget(id), REMOVAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [toasts, id])
  return null
}
