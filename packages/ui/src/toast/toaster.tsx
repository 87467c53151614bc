'use client'

import * as Radix from '@radix-ui/react-toast'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/controls.tsx'
import { Link } from '../link/link.tsx'
import { watchCover } from './cover.ts'
import { createToastHost, placeToastHost } from './toast-host.ts'
import type { Toast, Toasts, ToastsState } from './toasts.ts'

/** How long a toast stays, in ms (TOAST-02). */
const DURATION_MS = 5000
/** How far right a toast is swiped before it leaves, in px (TOAST-03, TOAST-04). */
const SWIPE_THRESHOLD_PX = 50
/** The key that takes focus to the toasts (TOAST-05). */
const HOTKEY = 'F8'
/** How long the record of a dismissed toast is kept, in ms (TOAST-06). */
const REMOVAL_DELAY_MS = 1_000_000

/** What a toaster shows, and in which language. */
export interface ToasterProps {
  /** The store whose toasts are shown. */
  toasts: Toasts
  /** The toaster's words, in the visitor's language. */
  texts?: ToasterTexts
}

/** The words around the toasts. */
export interface ToasterTexts {
  /** Names the region. */
  region: string
  /** Said before a toast is announced. */
  announcement: string
  /** Names a toast's button. */
  close: string
}

const english: ToasterTexts = { region: 'Notifications (F8)', announcement: 'Notification', close: 'Close' }

/**
 * Shows a page's toasts, one at a time, over everything, open dialogs included. Render it once, anywhere. Renders
 * nothing on the server and mounts after hydration, because it lives in a node of its own.
 */
export function Toaster({ toasts, texts = english }: ToasterProps) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const state = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current)
  return isHydrated && <Viewport toasts={toasts} state={state} texts={texts} />
}

const neverChanges = () => () => {}

function Viewport({ toasts, state: { shown, dismissed }, texts }: Required<ToasterProps> & { state: ToastsState }) {
  const [host] = useState(createToastHost)
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element>(null)
  // The one that was dismissed last stays for its way out; the slot is one, so a new toast takes its place at once.
  const toast = shown ?? dismissed[0]

  useLayoutEffect(() => {
    placeToastHost(host)
    return () => host.remove()
  }, [host])

  useEffect(() => watchCover(host), [host])

  useEffect(() => {
    // Not Radix's own hotkey: that one also fires while an input method composes, where F8 turns kana into Latin.
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY && !event.isComposing) viewport.current?.focus()
    }
    document.addEventListener('keydown', focusOnHotkey)
    return () => document.removeEventListener('keydown', focusOnHotkey)
  }, [])

  const dismiss = (id: string) => {
    // Radix pauses the timers while the pointer or focus is inside, and forgets to go on when the last toast leaves
    // meanwhile: the next one would stay for good.
    viewport.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    // Radix leaves focus on the list, which is empty now.
    if (document.activeElement === viewport.current && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    toasts.dismiss(id)
  }

  return createPortal(
    <Radix.Provider
      label={texts.announcement}
      duration={DURATION_MS}
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
        />
      )}
      {dismissed.map(({ id }) => (
        <DismissedRecord key={id} toasts={toasts} id={id} />
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={[]}
        label={texts.region}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        className="ui-toast-viewport"
      />
    </Radix.Provider>,
    host,
  )
}

interface ToastItemProps {
  toast: Toast
  isOpen: boolean
  onDismiss: () => void
  closeLabel: string
}

function ToastItem({ toast: { kind, title, text, link }, isOpen, onDismiss, closeLabel }: ToastItemProps) {
  const Icon = kind === 'destructive' ? AlertIcon : CheckIcon
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => !open && onDismiss()}
      type={kind === 'destructive' ? 'foreground' : 'background'}
      data-kind={kind}
      className="ui-toast"
    >
      <Icon />
      <div>
        <Radix.Title className="text-control font-label">{title}</Radix.Title>
        {text && <Radix.Description>{text}</Radix.Description>}
        {link && (
          <Link href={link.href} className="inline-block py-1">
            {link.text}
          </Link>
        )}
      </div>
      <Radix.Close aria-label={closeLabel} className="ui-icon-button">
        <CloseIcon size="small" />
      </Radix.Close>
    </Radix.Root>
  )
}

/** Stands for the record of a dismissed toast while it is kept, so that its timer ends with the page's toaster. */
function DismissedRecord({ toasts, id }: { toasts: Toasts; id: string }) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.forget(id), REMOVAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [toasts, id])
  return null
}
