'use client'

import { buttonLook } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { Drawer } from '@summit/ui/drawer'
import { breakpoints } from '@summit/ui/tokens'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../shared/paths.ts'
import { mainLinks } from './site-chrome.ts'
import type { MenuHandle } from './use-menu.ts'

export interface MenuDrawerProps {
  menu: MenuHandle
  /** The pathname of the present page; its link says so. */
  current: string
}

/**
 * The top bar's links on small screens, in a drawer from the right (CHROME-06…09). Renders nothing while closed, and closes
 * where the window grows until the bar has room for them.
 */
export function MenuDrawer({ menu: { state, messages, close }, current }: MenuDrawerProps) {
  const leave = useEffectEvent(() => close())
  useEffect(() => {
    const room = window.matchMedia(`(width >= ${breakpoints.lg}rem)`)
    const onChange = () => leave()
    room.addEventListener('change', onChange)
    return () => room.removeEventListener('change', onChange)
  }, [])

  return (
    <Drawer.Root open={state.status === 'open'} onOpenChange={(isOpen) => !isOpen && close()}>
      <Drawer.Content title={messages.menu} closeLabel={messages.close}>
        <ContourLines className="[--contour-fade:linear-gradient(0deg,#000,transparent_22rem)]" />
        <nav aria-label={messages.main} className="relative mb-8 grid">
          {mainLinks(messages).map(({ label, href }) => (
            <a
              key={href}
              href={href}
              onClick={close}
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
        <div className="relative mt-auto grid gap-3">
          <a href={paths.signup} onClick={close} className={buttonLook({ variant: 'ink', isBlock: true })}>
            {messages.getStarted}
          </a>
          <a href={paths.login} onClick={close} className={buttonLook({ variant: 'line', isBlock: true })}>
            {messages.login}
          </a>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
