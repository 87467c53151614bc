'use client'

import { buttonVariants } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { Drawer } from '@summit/ui/drawer'
import { breakpoints } from '@summit/ui/tokens'
import { useEffect, useRef } from 'react'
import { paths } from '../shared/paths.ts'
import { mainLinks, type ChromeMessages } from './site-chrome.ts'

export interface MenuDrawerProps {
  /** By this id the top bar's button opens the drawer. */
  id: string
  messages: ChromeMessages
  /** The pathname of the present page; its link says so. */
  current: string
}

/**
 * The top bar's links on small screens, in a drawer from the right (CHROME-06…09). It closes where the window grows until
 * the bar has room for them.
 */
export function MenuDrawer({ id, messages, current }: MenuDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const room = window.matchMedia(`(width >= ${breakpoints.lg}rem)`)
    const closeWithRoom = () => {
      if (room.matches) drawer.current?.close()
    }
    // The drawer may have been opened, and the window have grown, before React was there.
    closeWithRoom()
    room.addEventListener('change', closeWithRoom)
    return () => room.removeEventListener('change', closeWithRoom)
  }, [])

  return (
    <Drawer.Content ref={drawer} id={id} title={messages.menu} closeLabel={messages.close}>
      <ContourLines className="[--contour-fade:linear-gradient(0deg,#000,transparent_22rem)]" />
      <nav aria-label={messages.menu} className="relative mb-8 grid">
        {mainLinks(messages).map(({ label, href }) => (
          <a
            key={href}
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className="group flex items-center justify-between border-b border-line py-3.5 font-display text-h3 no-underline"
          >
            {label}
            <span
              aria-hidden="true"
              className="hidden h-3 w-3.5 bg-accent [clip-path:var(--triangle)] group-aria-[current]:block forced-colors:bg-[CanvasText]"
            />
          </a>
        ))}
      </nav>
      <div className="signed-in:hidden relative mt-auto grid gap-3">
        <a href={paths.signup} className={buttonVariants({ variant: 'primary', block: true })}>
          {messages.getStarted}
        </a>
        <a href={paths.login} className={buttonVariants({ variant: 'secondary', block: true })}>
          {messages.login}
        </a>
      </div>
      <div className="not-signed-in:hidden relative mt-auto grid">
        <a href={paths.dashboard} className={buttonVariants({ variant: 'primary', block: true })}>
          {messages.dashboard}
        </a>
      </div>
    </Drawer.Content>
  )
}
