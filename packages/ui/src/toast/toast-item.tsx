'use client'

import * as Radix from '@radix-ui/react-toast'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/controls.tsx'
import type { Toast } from './toasts.ts'

interface ToastItemProps {
  toast: Toast
  isOpen: boolean
  onDismiss: () => void
  closeLabel: string
  /** The part that had the focus when the toast before this one was replaced. */
  focusedPart: RefObject<string | null>
}

/** A toast that is shown or animated out. It takes over the focus of the toast that it replaces. */
export function ToastItem({
  toast: { intent = 'neutral', title, text, link, action, duration },
  isOpen,
  onDismiss,
  closeLabel,
  focusedPart,
}: ToastItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current: node } = item
    const { current: part } = focusedPart
    const target = part && (node?.querySelector<HTMLElement>(`[data-slot="${part}"]`) ?? node)
    if (target) target.focus()
    // It runs before the toast is removed, which would move the focus to the body.
    return () => {
      const { activeElement } = document
      focusedPart.current = activeElement?.closest('[data-slot="toast"]')
        ? activeElement.getAttribute('data-slot')
        : null
    }
  }, [focusedPart])

  const Icon = intent === 'danger' ? AlertIcon : CheckIcon
  return (
    <Radix.Root
      ref={item}
      open={isOpen}
      onOpenChange={(open) => !open && onDismiss()}
      type={intent === 'danger' ? 'foreground' : 'background'}
      data-slot="toast"
      data-intent={intent}
      data-open={isOpen ? '' : undefined}
      data-closed={isOpen ? undefined : ''}
      {...(duration !== undefined && { duration })}
      className="ui-toast"
    >
      <Icon />
      <div>
        <Radix.Title data-slot="toast-title" className="text-control font-label">
          {title}
        </Radix.Title>
        {/* Spaces, as Radix announces the texts without any between them. */}{' '}
        {text && <Radix.Description data-slot="toast-text">{text}</Radix.Description>}{' '}
        {link && (
          <a
            data-slot="toast-link"
            href={link.href}
            className="inline-block py-1 font-label text-link hover:decoration-2"
          >
            {link.text}
          </a>
        )}
        {action && (
          <Radix.Action asChild altText={action.text} onClick={action.onClick}>
            <Button data-slot="toast-action" variant="secondary" size="small" className="mt-2">
              {action.text}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton data-slot="toast-close" label={closeLabel}>
          <CloseIcon size="small" />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}
