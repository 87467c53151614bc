import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { chromeMessages } from './site-chrome.ts'
import { SiteChrome } from './site-chrome-view.tsx'

const chrome = (
  <SiteChrome messages={chromeMessages} brand={mockBrand} current="/pricing">
    <main>The page</main>
  </SiteChrome>
)

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => new EventTarget())
  render(chrome)
})

it('leads past the bar before anything else does', () => {
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveTextContent(/^Skip to content$/)
  expect(first).toHaveAttribute('href', '#content')
  expect(document.querySelector('#content')).toHaveTextContent('The page')
})

it('CHROME-12 CHROME-15 CHROME-17 sorts the footer into columns with headings', () => {
  const headings = within(screen.getByRole('contentinfo')).getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Product', 'Company', 'Get the app'])
})

it('ends in the scale of a map, for the eye alone', () => {
  expect(screen.getByText(/500 m of effort$/)).toHaveAttribute('aria-hidden', 'true')
})

it('opens its own menu where a document shows it twice', () => {
  render(chrome)
  const menus = screen
    .getAllByRole('button', { name: 'Open menu' })
    .map((opener) => document.getElementById(opener.getAttribute('aria-controls') ?? ''))
  expect(menus).toHaveLength(2)
  expect(menus).toEqual([...document.querySelectorAll('dialog')])
})
