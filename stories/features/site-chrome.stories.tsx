import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMenu } from '@summit/features/site-chrome'
import { states, still } from '@summit/features/site-chrome/fixtures'
import { SiteChrome } from '@summit/features/site-chrome/view'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { findDialog } from '../find-dialog.ts'

/** What surrounds every page: the top bar, the drawer that stands for it on small screens, and the footer. */
const meta = {
  title: 'Features/Site chrome',
  component: SiteChrome,
  args: {
    brand: summit,
    current: '/pricing',
    menu: still(states.closed),
    children: (
      <main className="wrap py-16">
        <h1>A page</h1>
      </main>
    ),
  },
} satisfies Meta<typeof SiteChrome>
export default meta
type Story = StoryObj<typeof meta>

const pages = [
  ['Features', '/features'],
  ['Pricing', '/pricing'],
  ['Download', '/download'],
  ['Contact', '/contact'],
  ['Terms', '/terms'],
] as const

/** On a large screen: all the links in the bar. */
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
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('banner')
    const footer = canvas.getByRole('contentinfo')

    await step('the bar stays in place and leads everywhere', async () => {
      await expect(getComputedStyle(bar).position).toBe('sticky')
      const main = within(within(bar).getByRole('navigation', { name: 'Main' }))
      const links = main.getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(pages)
      await expect(main.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page')
      await expect(within(bar).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
      await expect(within(bar).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/signup')
    })
    await step('the footer has what the bar has not', async () => {
      const foot = within(footer)
      const links = foot.getAllByRole('link')
      await expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
        ['Summit', '/'],
        ['Features', '/features'],
        ['Pricing', '/pricing'],
        ['Reviews', '/#testimonials'],
        ['Contact', '/contact'],
        ['Download on the App Store', summit.appStoreUrl],
      ])
      await expect(foot.getByText(summit.blurb)).toBeVisible()
      await expect(foot.getByText('© 2024 Summit. All rights reserved.')).toBeVisible()
    })
    await step('what is still to come takes no focus, and says so', async () => {
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
  },
}

/** The drawer, with the same links. */
export const Open: Story = {
  globals: { direction: 'ltr' },
  args: { menu: still(states.open, { close: fn() }) },
}

export const OpenTest: Story = {
  ...Open,
  tags: ['!dev', '!autodocs', 'CHROME-06', 'CHROME-07', 'CHROME-08', 'CHROME-09'],
  play: async ({ args, step }) => {
    const drawer = await findDialog('Menu')
    await step('holds the bar’s seven links', async () => {
      const links = within(drawer).getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ...pages,
        ['Get Started', '/auth/signup'],
        ['Login', '/auth/login'],
      ])
    })
    await step('stands at the right', async () => {
      await waitFor(() =>
        expect(drawer.getBoundingClientRect().right).toBeCloseTo(document.documentElement.clientWidth, 0),
      )
    })
    await step('closes by its button, by Escape, and by the choice of any link', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
      await expect(args.menu.close).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Escape}')
      await expect(args.menu.close).toHaveBeenCalledTimes(2)
      for (const link of within(drawer).getAllByRole('link')) {
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        await userEvent.click(link)
      }
      await expect(args.menu.close).toHaveBeenCalledTimes(9)
    })
  },
}

/** The drawer on a phone. */
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { menu: still(states.open) },
}

/** The drawer on a phone, opened and closed by its own hook. Focus goes back to where it came from. */
export const OpenOnAPhoneTest: Story = {
  ...OpenOnAPhone,
  tags: ['!dev', '!autodocs', 'CHROME-06', 'CHROME-09'],
  render: (args) => <Living {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu', hidden: true })
    // The test's window is wide; the button is there all the same, for the keyboard of a phone.
    opener.click()
    const drawer = await findDialog('Menu')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

function Living(args: Parameters<typeof SiteChrome>[0]) {
  return <SiteChrome {...args} menu={useMenu()} />
}

/** Another product in the same surroundings. */
export const AnotherBrand: Story = {
  args: { brand: basecamp },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Summit/)).not.toBeInTheDocument()
    await expect(canvas.getByText('© 2024 Basecamp. All rights reserved.')).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
