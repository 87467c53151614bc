import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClimbProfile, HomeView, PlanFormPlaceholder } from '@summit/features/home'
import { states, mockHandle } from '@summit/features/home/fixtures'
import { planPictures } from '@summit/workout-plan/pictures'
import { expect, within } from 'storybook/test'
import { appStoreQr, basecamp, summit, testimonials } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The home page: hero, features, testimonials, download, workout plan and call to action. */
const meta = {
  title: 'Pages/Home',
  component: HomeView,
  decorators: [inSiteChrome('/', <ClimbProfile />)],
  args: {
    testimonials,
    qr: appStoreQr,
    planPages: planPictures,
    PlanForm: PlanFormPlaceholder,
    demo: mockHandle(states.closed),
  },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

/** The section with this heading. */
const section = (page: HTMLElement, name: string | RegExp) => {
  const found = within(page).getByRole('heading', { name }).closest('section')
  if (found) return within(found)
  throw new Error(`No section has the headline ${String(name)}.`)
}

export const Default: Story = {
  tags: [
    'HOME-01',
    'HOME-02',
    'HOME-03',
    'HOME-04',
    'HOME-05',
    'HOME-06',
    'HOME-07',
    'HOME-08',
    'HOME-09',
    'HOME-10',
    'HOME-11',
    'HOME-12',
    'STORE-08',
  ],
  play: check(async ({ canvas, canvasElement, step }) => {
    await step('the hero links to the app and shows statistics', async () => {
      const hero = section(canvasElement, 'Outclimb yesterday.')
      await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(hero.getByText(/^Summit bases today’s workout on how the last one went/)).toBeVisible()
      await expect(hero.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', summit.stores.appStore.url)
      await expect(hero.getByText('Google Play').closest('a, button, [tabindex="0"]')).toBeNull()
      const stats = hero.getAllByRole('listitem').map((stat) => stat.textContent.trim())
      await expect(stats).toEqual(['5K+ active users', '4.9 rating', '500K+ workouts'])
      await expect(hero.getByRole('img', { name: /^The Summit app: today’s workout/ })).toBeVisible()
    })
    await step('the feature grid shows Premium', async () => {
      const sheet = section(canvasElement, 'Features, all in one pocket.')
      await expect(sheet.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
        'A plan that reads yesterday',
        'Scan it, or just say it',
        '1000+ exercises, shown properly',
        'Progress you can stand on',
        'Also in the pack',
      ])
      await expect(sheet.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual([
        'Social challenges Rope up with friends. Everyone’s meters count.',
        'Offline mode Workouts and videos on your phone. No signal needed.',
        'Multi-device sync Start on your phone, finish on your tablet.',
        'Quick workouts Seven minutes between two meetings is still uphill.',
        'Health platforms Reads and writes sleep, heart rate and steps.',
      ])
      for (const sentence of [
        'Nine tools that share what they know. Sleep badly, eat well, train hard: the plan adapts.',
        'AI-powered workouts that get steeper when you are fresh and ease off when you are not.',
        'Nutrition tracking by barcode or voice. Two seconds either way.',
        'A video library filmed from two angles, with the mistake most people make.',
        'Progress analytics drawn as one line, with one question: higher than last month?',
        'Small things you only notice when they are missing.',
      ]) {
        await expect(sheet.getByText(sentence)).toBeVisible()
      }
      await expect(sheet.getByRole('link', { name: 'All nine, in detail' })).toHaveAttribute('href', '/features')
    })
    await step('three testimonials with name, rating and text', async () => {
      await expect(canvasElement.querySelector('#testimonials')).toHaveTextContent(/^Reviews from the summit register/)
      const entries = canvas.getAllByRole('figure')
      await expect(entries).toHaveLength(3)
      for (const [index, { name, role, avatar, rating, content }] of testimonials.entries()) {
        const entry = within(entries[index] ?? canvasElement)
        for (const text of [name, role, avatar, content]) await expect(entry.getByText(text)).toBeVisible()
        const stars = entry.getByRole('img', { name: `${rating} out of 5 stars` })
        await expect(stars.childElementCount).toBe(rating)
      }
    })
    await step('the app can be downloaded by QR code or link', async () => {
      const band = section(canvasElement, 'Download it. Take it up.')
      await expect(
        band.getByText(/^Free to download\. Plans, videos and your food log stay on your phone/),
      ).toBeVisible()
      // Not on a phone, which would have to read its own screen.
      const qrCode = { name: 'QR code: opens Summit in the App Store', hidden: true }
      await expect(band.getByRole('img', qrCode)).toBeInTheDocument()
      await expect(band.getByText('Point your camera here.')).toBeInTheDocument()
      await expect(band.getByText('iOS 13+ and Android 6.0+')).toBeVisible()
      await expect(band.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', summit.stores.appStore.url)
      await expect(band.getByText('Google Play').closest('a, button, [tabindex="0"]')).toBeNull()
      await expect(band.getByRole('img', { name: /^The Summit app: November’s elevation profile/ })).toBeVisible()
    })
    await step('the workout plan', async () => {
      const plan = section(canvasElement, 'A free workout plan, on paper.')
      await expect(plan.getByText('Four weeks uphill: 12 sessions, 11 pages, no gym.')).toBeVisible()
      await expect(plan.getByRole('button', { name: 'Get the free plan' })).toBeVisible()
    })
    await step('the call to action', async () => {
      const last = section(canvasElement, 'Ready to get to the Summit?')
      await expect(last.getByText(/first week free/)).toHaveTextContent(
        'Start free. Premium comes with your first week free, so try it on a real hill.',
      )
      await expect(last.getByRole('link', { name: 'Download Free' })).toHaveAttribute('href', '/download')
      await expect(last.getByRole('button', { name: 'Watch Demo' })).toBeVisible()
    })
  }),
}

/** The page with another brand. */
export const AnotherBrand: Story = {
  parameters: { brand: basecamp },
  args: { demo: mockHandle(states.closed) },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Ready to get to know Basecamp?' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('Summit')
  }),
}

/** Without testimonials, stores and QR code, the sections for them are left out. */
export const WithoutAnApp: Story = {
  parameters: { brand: { ...basecamp, stores: undefined } },
  args: { demo: mockHandle(states.closed), testimonials: undefined, qr: undefined, planPages: undefined },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('section')).toHaveLength(3)
    await expect(canvas.queryByText(/App Store|Google Play/)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument()
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone: the statistics are stacked. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
