import { fireEvent, render, screen } from '@testing-library/react'
import type { MouseEventHandler } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Drawer } from './drawer.ts'

it('is labelled by its title and described by its description', () => {
  render(
    <Drawer.Content id="menu" open aria-describedby="note">
      <Drawer.Title>Menu</Drawer.Title>
      <Drawer.Description>All pages.</Drawer.Description>
      <p id="note">In order.</p>
    </Drawer.Content>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAccessibleDescription('All pages. In order.')
})

it('renders trigger and close buttons as other elements', () => {
  render(
    <>
      <Drawer.Trigger drawer="menu" render={<Button variant="secondary" />}>
        Open menu
      </Drawer.Trigger>
      <Drawer.Close render={<Button>Done</Button>} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-controls', 'menu')
  expect(screen.getByRole('button', { name: 'Done' })).toHaveClass('ui-button')
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAttribute('data-slot', 'drawer-close')
})

const preventDefault: MouseEventHandler = (event) => event.preventDefault()

it.each<[string, MouseEventHandler | undefined, MouseEventHandler | undefined, number]>([
  ['closes on a link that a router handles', preventDefault, undefined, 1],
  ['stays open if its own handler prevents the default', undefined, preventDefault, 0],
])('%s', (_, onLinkClick, onDrawerClick, calls) => {
  render(
    <Drawer.Content id="menu" open aria-label="Menu" onClick={onDrawerClick}>
      <a href="/plans" onClick={onLinkClick}>
        Plans
      </a>
    </Drawer.Content>,
  )
  const closeDialog = vi.fn()
  // jsdom has no `close`.
  Object.assign(screen.getByRole('dialog'), { close: closeDialog })
  fireEvent.click(screen.getByRole('link', { name: 'Plans' }))
  expect(closeDialog).toHaveBeenCalledTimes(calls)
})

describe('Escape', () => {
  const closed: string[] = []
  // jsdom has no `close`.
  const withClose = (drawer: HTMLDialogElement | null) =>
    void Object.assign(drawer ?? {}, { close: () => closed.push(drawer?.id ?? '') })
  beforeEach(() => {
    closed.length = 0
    render(
      <Drawer.Content id="outer" open aria-label="Outer" ref={withClose}>
        <Drawer.Content id="inner" open aria-label="Inner" ref={withClose} />
      </Drawer.Content>,
    )
  })
  const pressEscape = (init: object = {}) =>
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Inner' }), { key: 'Escape', ...init })

  it('closes one drawer, and prevents that the browser closes another', () => {
    expect(pressEscape()).toBe(false)
    expect(closed).toEqual(['inner'])
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('closes nothing in a composition: %o', (composing) => {
    pressEscape(composing)
    expect(closed).toEqual([])
  })
})
