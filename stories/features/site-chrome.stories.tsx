import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClimbProfile } from '@summit/features/home'
import { SiteChromeView } from '@summit/features/site-chrome'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { findDialog } from '../find-dialog.ts'
import { afterMount } from '../after-mount.tsx'

/** The layout of every page: top bar, drawer on small screens, footer. */
const meta = {
  title: 'Features/Site chrome',
  component: SiteChromeView,
  args: {
    current: '/pricing',
    children: (
      <main className="wrap py-16">
        <h1>A page</h1>
      </main>
    ),
  },
} satisfies Meta<typeof SiteChromeView>
export default meta
type Story = StoryObj<typeof meta>

const pages = [
  ['Features', '/features'],
  ['Pricing', '/pricing'],
  ['Download', '/download'],
  ['Contact', '/contact'],
  ['Terms', '/terms'],
] as const

/** On a large screen all links are in the bar. */
export const Closed: Story = {
  tags: [
    'CHROME-01',
    'CHROME-02',
    'CHROME-03',
    'CHROME-04',
    'CHROME-05',
    'CHROME-10',
    'CHROME-11',
    'CHROME-12',
    'CHROME-13',
    'CHROME-14',
    'CHROME-15',
    'CHROME-16',
    'CHROME-17',
    'CHROME-18',
    'CHROME-19',
    'CHROME-20',
  ],
  globals: { viewport: { value: 'desktop' } },
  play: check(async ({ canvas, step }) => {
    const bar = canvas.getByRole('banner')
    const footer = canvas.getByRole('contentinfo')

    await step('the bar is sticky and has all links', async () => {
      await expect(getComputedStyle(bar).position).toBe('sticky')
      const main = within(within(bar).getByRole('navigation', { name: 'Main' }))
      const links = main.getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(pages)
      await expect(main.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page')
      await expect(within(bar).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
      await expect(within(bar).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/signup')
    })
    await step('the footer has the other links', async () => {
      const foot = within(footer)
      const links = foot.getAllByRole('link')
      await expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
        ['Summit', '/'],
        ['Features', '/features'],
        ['Pricing', '/pricing'],
        ['Reviews', '/#testimonials'],
        ['Contact', '/contact'],
        ['Download on the App Store', summit.stores.appStore.url],
      ])
      await expect(foot.getByText(summit.blurb)).toBeVisible()
      await expect(foot.getByText('© 2024 Summit. All rights reserved.')).toBeVisible()
    })
    await step('placeholders are not focusable and say coming soon', async () => {
      for (const name of ['Updates', 'About', 'Careers', 'Press', 'Instagram', 'YouTube', 'Discord', 'Strava']) {
        const item = within(footer).getByText(
          (_, element) => element?.tagName === 'LI' && element.textContent.startsWith(name),
        )
        await expect(item).toHaveTextContent(`${name} (coming soon)`)
        await expect(item.querySelector('a, button, [tabindex]')).toBeNull()
      }
      await expect(within(footer).getByText('Google Play')).toBeVisible()
      await expect(within(footer).queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument()
    })
  }),
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return findDialog('Menu')
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

const phone = { direction: 'ltr', viewport: { value: 'phone' } }

/** The drawer with the same links. */
export const Open: Story = {
  globals: phone,
  decorators: [afterMount((find) => find('[aria-haspopup=dialog]').click())],
}

export const OpenTest: Story = {
  globals: phone,
  tags: ['!dev', '!autodocs', 'CHROME-06', 'CHROME-07', 'CHROME-08', 'CHROME-09'],
  play: async ({ step }) => {
    const drawer = await openMenu()
    await step('has the bar’s seven links', async () => {
      const links = within(drawer).getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ...pages,
        ['Get Started', '/auth/signup'],
        ['Login', '/auth/login'],
      ])
    })
    await step('is at the right', async () => {
      await waitFor(() =>
        expect(drawer.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0),
      )
    })
    await step('closes when a link is followed', async () => {
      const link = within(drawer).getByRole('link', { name: 'Pricing' })
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
      await gone()
    })
  },
}

/** The home page's top bar: scrolling fills the ridge on its lower edge. */
export const ScrollProgress: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { current: '/', bar: <ClimbProfile /> },
}

/** Signed in: bar and drawer link to the dashboard. */
export const SignedIn: Story = {
  render: (args) => (
    <div data-signed-in="">
      <SiteChromeView {...args} />
    </div>
  ),
}

export const SignedInTest: Story = {
  ...SignedIn,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'))
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(bar.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    const drawer = within(await openMenu())
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(drawer.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument()
  },
}

/** With another brand, its social accounts, its own links, and no app to download. */
export const AnotherBrand: Story = {
  parameters: {
    brand: {
      ...basecamp,
      stores: undefined,
      socials: [
        { network: 'Instagram', kind: 'pictures', href: 'https://instagram.example/basecamp' },
        { network: 'Discord', kind: 'chat' },
      ],
    },
  },
  args: {
    links: [
      { label: 'Classes', href: '/classes' },
      { label: 'Prices', href: '/pricing' },
    ],
    columns: [
      {
        heading: 'Basecamp',
        links: [{ label: 'Our garage', href: '/garage' }, { label: 'Shop' }],
      },
    ],
    messages: { scale: '' },
  },
  globals: { viewport: { value: 'desktop' } },
  play: check(async ({ canvas }) => {
    await expect(canvas.queryByText(/Summit/)).not.toBeInTheDocument()
    await expect(canvas.getByText('© Basecamp. All rights reserved.')).toBeVisible()
    const findHrefs = (landmark: HTMLElement) =>
      within(landmark)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    await expect(findHrefs(canvas.getByRole('navigation', { name: 'Main' }))).toEqual(['/classes', '/pricing'])
    const footer = canvas.getByRole('contentinfo')
    await expect(findHrefs(footer)).toEqual(['/', 'https://instagram.example/basecamp', '/garage'])
    await expect(footer).toHaveTextContent(/Discord \(coming soon\).*Shop \(coming soon\)/)
    await expect(within(footer).queryByText('Get the app')).not.toBeInTheDocument()
  }),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'es', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }
