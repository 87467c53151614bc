import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import type { Config } from '../shared/config/use-config.ts'
import { translate } from '../shared/config/messages.ts'
import { paths } from '../shared/config/paths.ts'
import { SiteChromeView, siteChromeMessages, TopBar } from './index.ts'

// jsdom has none.
beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()))

function show(config: Partial<Config> = {}, props: Partial<ComponentProps<typeof SiteChromeView>> = {}) {
  return render(
    <SiteChromeView current="/pricing" {...props}>
      <main>The page</main>
    </SiteChromeView>,
    { config },
  )
}

const findLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('starts with a skip link', () => {
  show()
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveTextContent(/^Skip to content$/)
  expect(first).toHaveAttribute('href', '#content')
  expect(document.querySelector('#content')).toHaveTextContent('The page')
})

it('CHROME-12 CHROME-15 CHROME-17 groups the footer into columns with headings', () => {
  show()
  const headings = within(screen.getByRole('contentinfo')).getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Product', 'Company', 'Get the app'])
})

it('ends in a scale bar with the host’s text, hidden from assistive technology', () => {
  show({}, { messages: { scale: '500 m of effort' } })
  expect(screen.getByText(/500 m of effort$/)).toHaveAttribute('aria-hidden', 'true')
})

it('opens its own menu if a document contains two', () => {
  show()
  show()
  const menus = screen
    .getAllByRole('button', { name: 'Open menu' })
    .map((opener) => document.getElementById(opener.getAttribute('commandfor') ?? ''))
  expect(menus).toHaveLength(2)
  expect(menus).toEqual([...document.querySelectorAll('dialog')])
})

it('links to the provider’s routes, by its link component', () => {
  const Link = vi.fn(({ to, children }: { to: string; children?: React.ReactNode }) => (
    <a href={`/app${to}`}>{children}</a>
  ))
  show({ routes: { ...paths, login: '/login', signup: '/join', features: '/tour' }, Link })
  const bar = findLinks(screen.getByRole('banner'))
  expect(bar).toContainEqual(['Login', '/app/login'])
  expect(bar).toContainEqual(['Get Started', '/app/join'])
  expect(findLinks(screen.getByRole('contentinfo'))).toContainEqual(['Features', '/app/tour'])
  const current = Link.mock.calls.filter(([props]) => 'aria-current' in props && props['aria-current'] === 'page')
  expect(new Set(current.map(([{ to }]) => to))).toEqual(new Set(['/pricing']))
})

it('accepts links and columns from its props', () => {
  show({}, { links: [{ label: 'Shop', href: '/shop' }], columns: [{ heading: 'Acme', links: [{ label: 'Jobs' }] }] })
  expect(findLinks(screen.getByRole('navigation', { name: 'Main' }))).toEqual([['Shop', '/shop']])
  expect(document.querySelector('dialog nav')).toHaveTextContent(/^Shop$/)
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getByText('Jobs')).toHaveTextContent('Jobs (coming soon)')
  expect(within(footer).queryByRole('link', { name: 'Jobs' })).toBeNull()
  expect(footer.querySelector('[style]')).toHaveAttribute('style', '--columns: 1;')
})

it('CHROME-11 CHROME-20 shows accounts and stores with an address as links, and omits those that the brand does not have', () => {
  const { unmount } = show({
    brand: {
      ...mockBrand,
      stores: { googlePlay: {} },
      socials: [
        { network: 'Instagram', kind: 'pictures', href: 'https://instagram.example/acme' },
        { network: 'Strava', kind: 'routes' },
      ],
    },
  })
  const footer = screen.getByRole('contentinfo')
  expect(findLinks(footer)).toContainEqual(['Instagram', 'https://instagram.example/acme'])
  expect(within(footer).getByText(/^Strava/)).toHaveTextContent('Strava (coming soon)')
  expect(within(footer).getByText('Google Play').closest('a, button, [tabindex]')).toBeNull()
  expect(within(footer).queryByText('App Store')).toBeNull()
  unmount()

  const { contact } = mockBrand
  show({ brand: { name: 'Acme', shortName: 'acme', contact } })
  expect(screen.queryByText('Get the app')).toBeNull()
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/summit|coming soon \(/i)
})

it('leads to the stores from small screens, and to the download page while a store does not have the app', () => {
  const links = () => screen.getAllByRole('link', { name: 'Get the app' }).map((link) => link.getAttribute('href'))
  const appStore = { url: 'https://apps.apple.com/acme' }
  const { unmount } = show({ brand: { ...mockBrand, stores: { appStore, googlePlay: {} } } })
  expect(links()).toEqual([appStore.url, paths.download])
  unmount()

  const googlePlay = { url: 'https://play.google.com/acme' }
  show({ brand: { ...mockBrand, stores: { appStore, googlePlay } } })
  expect(links()).toEqual([appStore.url, googlePlay.url])
})

it('accepts texts from the provider and from its props', () => {
  render(
    <SiteChromeView messages={{ skip: 'Zur Seite' }}>
      <main />
    </SiteChromeView>,
    { translations: [translate(siteChromeMessages, { login: 'Anmelden', skip: 'Zum Inhalt' })] },
  )
  expect(screen.getByText('Zur Seite')).toBeVisible()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Anmelden' })).toBeVisible()
})

it('a bar without a drawer has no menu button', () => {
  render(<TopBar />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('has no link to a page that the host does not have', () => {
  show({
    routes: { ...paths, features: null, pricing: null, download: null, terms: null, reviews: null, signup: null },
  })
  const home = ['Summit', '/']
  const contact = ['Contact', '/contact']
  const store = ['Get the app', 'https://apps.example/summit']
  const dashboard = ['Dashboard', '/dashboard']
  expect(findLinks(screen.getByRole('banner'))).toEqual([home, contact, ['Login', '/auth/login'], store, dashboard])
  expect(findLinks(screen.getByRole('contentinfo')).slice(0, 2)).toEqual([home, contact])
  expect(screen.getByText('Updates')).toHaveTextContent('coming soon')
})
