import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const pair = (
  <TooltipProvider>
    <Tooltip content="Plays without a signal.">
      <button>Offline mode</button>
    </Tooltip>
    <Tooltip content="The same on all of them.">
      <button>Multi-device sync</button>
    </Tooltip>
  </TooltipProvider>
)

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const button = (name: string) => screen.getByRole('button', { name })
const pointAt = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' })
const shown = () => screen.queryByRole('tooltip')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('TIP-01 opens after the pointer has rested for 700 ms', () => {
  render(pair)
  pointAt('Offline mode')
  pass(699)
  expect(shown()).not.toBeInTheDocument()

  pass(1)
  expect(shown()).toHaveTextContent('Plays without a signal.')
  expect(button('Offline mode')).toHaveAccessibleDescription('Plays without a signal.')
})

it('adds to the description that its element has', () => {
  render(
    <TooltipProvider>
      <p id="note">Beta.</p>
      <Tooltip content="Plays without a signal." open>
        <button aria-describedby=" note&#9;note">Offline mode</button>
      </Tooltip>
    </TooltipProvider>,
  )
  expect(button('Offline mode')).toHaveAccessibleDescription('Beta. Plays without a signal.')
})

it('does not open when the pointer leaves before', () => {
  render(pair)
  pointAt('Offline mode')
  pass(699)
  fireEvent.pointerLeave(button('Offline mode'))
  pass(10_000)
  expect(shown()).not.toBeInTheDocument()
})

it.each([
  ['at once within 300 ms of the last one', 299, 'The same on all of them.'],
  ['after its own 700 ms once 300 ms have passed', 300, undefined],
])('TIP-02 opens the next one %s', (_, pause, text) => {
  render(pair)
  pointAt('Offline mode')
  pass(700)
  fireEvent.pointerLeave(button('Offline mode'))
  fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 })
  expect(shown()).not.toBeInTheDocument()
  pass(pause)

  pointAt('Multi-device sync')
  expect(shown()?.textContent).toEqual(text && expect.stringContaining(text))
  pass(700)
  expect(shown()).toHaveTextContent('The same on all of them.')
})

it('opens at once on focus, and closes on Escape', () => {
  render(pair)
  act(() => button('Offline mode').focus())
  expect(shown()).toHaveTextContent('Plays without a signal.')

  fireEvent.keyDown(document, { key: 'Escape' })
  expect(shown()).not.toBeInTheDocument()
})

it('does not open on touch', () => {
  render(pair)
  fireEvent.pointerMove(button('Offline mode'), { pointerType: 'touch' })
  pass(10_000)
  expect(shown()).not.toBeInTheDocument()
})

it('is not in prerendered HTML', () => {
  expect(renderToString(pair)).not.toContain('signal')
})

it('has the theme of the part of the page that renders it', () => {
  render(<div data-theme="dark">{pair}</div>)
  pointAt('Offline mode')
  pass(700)

  expect(document.querySelector('.ui-tooltip')).toHaveAttribute('data-theme', 'dark')
})

it('opens after its own delay, and never while it is disabled', () => {
  const help = (disabled: boolean) => (
    <TooltipProvider>
      <Tooltip content={<em>Plays without a signal.</em>} delay={100} disabled={disabled}>
        <button>Offline mode</button>
      </Tooltip>
    </TooltipProvider>
  )
  const { rerender } = render(help(false))
  pointAt('Offline mode')
  pass(100)
  expect(shown()).toHaveTextContent('Plays without a signal.')

  rerender(help(true))
  expect(shown()).not.toBeInTheDocument()

  // The pointer has left meanwhile.
  fireEvent.pointerLeave(button('Offline mode'))
  rerender(help(false))
  expect(shown()).not.toBeInTheDocument()
})

it('is open by its `open` prop if controlled', () => {
  const onOpenChange = vi.fn()
  render(
    <TooltipProvider>
      <Tooltip content="Plays without a signal." open onOpenChange={onOpenChange}>
        <button>Offline mode</button>
      </Tooltip>
    </TooltipProvider>,
  )
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(onOpenChange.mock.calls).toEqual([[false]])
  expect(shown()).toBeInTheDocument()
})

it.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
])('opens at the start of an element in %s text, whatever the direction of the page', async (dir, side) => {
  render(
    <div dir={dir}>
      <TooltipProvider>
        <Tooltip content="Plays without a signal." side="start" avoidCollisions={false} defaultOpen>
          <button>Offline mode</button>
        </Tooltip>
      </TooltipProvider>
    </div>,
  )
  // The position is computed in a microtask.
  await act(async () => {})
  expect(document.querySelector('[data-slot=tooltip]')).toHaveAttribute('data-side', side)
})

it('keeps its distance from the element where a wrapper has undefined for it', async () => {
  render(
    <TooltipProvider>
      <Tooltip content="Plays without a signal." side="bottom" sideOffset={undefined} defaultOpen>
        <button>Offline mode</button>
      </Tooltip>
    </TooltipProvider>,
  )
  // The position is computed in a microtask. Nothing has a size in jsdom.
  await act(async () => {})
  const placed = document.querySelector('[data-slot=tooltip]')?.parentElement
  expect(placed).toHaveStyle('transform: translate(0px, 6px)')
})

it.each([null, false, ''])('does not open without a text: %j', (content) => {
  render(
    <TooltipProvider>
      <Tooltip content={content} defaultOpen>
        <button>Offline mode</button>
      </Tooltip>
    </TooltipProvider>,
  )
  expect(shown()).toBeNull()
  expect(button('Offline mode')).not.toHaveAttribute('aria-describedby')
})
