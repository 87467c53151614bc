import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import type { Testimonials } from '../shared/config/brand.ts'
import type { Config } from '../shared/config/use-config.ts'
import { paths } from '../shared/config/paths.ts'
import { Drawer } from '@summit/ui/drawer'
import { DemoPlayer } from './product-demo/demo-player.tsx'
import { isOpen, type ProductDemoState } from './product-demo/product-demo-state.ts'
import { states, mockHandle } from './home.fixtures.ts'
import { homeMessages } from './home.ts'
import { CtaSection, HomeView, ProductDemo, type HomeViewProps, type PlanFormProps } from './index.ts'

const ada = { name: 'Ada Keller', role: 'Baker', avatar: 'AK', rating: 5, content: 'Stairs are a lift now.' }
const ben = { name: 'Ben Ode', role: 'Nurse', avatar: 'BO', rating: 4, content: 'I sleep again.' }
const cleo = { name: 'Cleo Roth', role: 'Pilot', avatar: 'CR', rating: 5, content: 'Ten minutes are enough.' }
const testimonials: Testimonials = [ada, ben, cleo]
const qr = { path: 'M0 0h1', size: 25 }

const messages = {
  ...homeMessages,
  stats: [
    { figure: '5K+', label: 'active users' },
    { figure: '4.9', label: 'rating' },
    { figure: '500K+', label: 'workouts' },
  ],
}

const show = (config: Partial<Config> = {}, props: Partial<HomeViewProps> = {}) =>
  render(<HomeView testimonials={testimonials} qr={qr} demo={mockHandle(states.closed, { messages })} {...props} />, {
    config,
  })

const getDialog = (state: ProductDemoState) => (
  <Drawer.Root open={isOpen(state)}>
    <ProductDemo demo={mockHandle(state)} qr={qr} />
  </Drawer.Root>
)

const pictures = () => [...document.querySelectorAll('[role=img]')].map((picture) => picture.ariaLabel)

it('HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 has its texts in reading order', () => {
  show()

  expect(listTexts(document.body)).toEqual([
    'Outclimb yesterday.',
    'Summit bases today’s workout on how the last one went, logs meals by barcode or voice, and counts every session as height gained.',
    'Download on the',
    'App Store',
    'Coming soon',
    'Google Play',
    '6:42',
    'Thursday, week 6',
    'Today',
    'M',
    '1,240',
    'm',
    'gained this week, 310 to go',
    'M',
    'T',
    'W',
    'T',
    'F',
    'S',
    'S',
    'Ridge legs',
    '32 min · 7 moves · +310 m',
    'Split squat',
    '3 × 10',
    'High step-up',
    '3 × 12',
    'Wall sit',
    '2 × 45 s',
    'Calf raise',
    '3 × 15',
    'Resume',
    '5K+',
    'active users',
    '4.9',
    'rating',
    '500K+',
    'workouts',
    'Features, all in one pocket.',
    'Nine tools that share what they know. Sleep badly, eat well, train hard: the plan adapts.',
    'A plan that reads yesterday',
    'AI-powered workouts that get steeper when you are fresh and ease off when you are not.',
    'Mon',
    'Tue',
    'Wed',
    'eased',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
    'Scan it, or just say it',
    'Nutrition tracking by barcode or voice. Two seconds either way.',
    'Oat drink, 250 ml',
    '115 kcal',
    '“Two eggs and toast”',
    '290 kcal',
    '1000+ exercises, shown properly',
    'A video library filmed from two angles, with the mistake most people make.',
    '0412',
    'Bulgarian split squat',
    '0:42',
    '0413',
    'Step-down, slow',
    '0414',
    'Copenhagen plank',
    '0:38',
    '0415',
    'Hang, half crimp',
    '0:51',
    'Progress you can stand on',
    'Progress analytics drawn as one line, with one question: higher than last month?',
    'Base camp',
    'Nov 1',
    '4,860 m',
    'Nov 30',
    'Also in the pack',
    'Small things you only notice when they are missing.',
    'All nine, in detail',
    'Social challenges',
    'Rope up with friends. Everyone’s meters count.',
    'Offline mode',
    'Workouts and videos on your phone. No signal needed.',
    'Multi-device sync',
    'Start on your phone, finish on your tablet.',
    'Quick workouts',
    'Seven minutes between two meetings is still uphill.',
    'Health platforms',
    'Reads and writes sleep, heart rate and steps.',
    'Reviews from people who train with it',
    ...testimonials.flatMap(({ content, avatar, name, role }) => [content, avatar, name, role]),
    'Download it. Take it up.',
    'Free to download. Plans, videos and your food log stay on your phone, so they work as well in a hut without a signal as in your kitchen.',
    'Point your camera here.',
    'iOS 13+ and Android 6.0+',
    'Download on the',
    'App Store',
    'Coming soon',
    'Google Play',
    '18:05',
    'November',
    'Progress',
    'M',
    '4,860',
    'm',
    'One Mont Blanc, and 52 m more',
    'Strongest climb',
    'Tuesday the 12th, Steep intervals',
    'Height',
    '620 m',
    'Time',
    '28:40',
    'Effort',
    '8 of 10',
    'Next camp: 5,642 m',
    'Elbrus. Three more sessions at your pace.',
    'Ready to get to know Summit?',
    'Start free. Premium comes with your first week free, so try it on a real hill.',
    'Download Free',
    'Watch Demo',
    'Summit in action',
    'Download on the',
    'App Store',
  ])
  expect(pictures()).toEqual([
    'The Summit app: today’s workout, Ridge legs, 32 minutes, and 1,240 meters gained this week',
    '5 out of 5 stars',
    '4 out of 5 stars',
    '5 out of 5 stars',
    'QR code: opens Summit in the App Store',
    'The Summit app: November’s elevation profile, 4,860 meters gained',
    'QR code: opens Summit in the App Store',
  ])
})

it('the hero’s phone shows a short night and the former sets while it plays', async () => {
  show({}, { phone: { element: { current: null }, isPlaying: true } })
  expect(await screen.findByText('Slept 5 h 10 min')).toBeInTheDocument()
  expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
    '4 × 12',
    '4 × 12',
    '2 × 60\u00a0s',
  ])
})

it('offers the workout plan where the host has pictures of it and a form for it', async () => {
  const planPages = [{ src: '/cover.avif', width: 560, height: 745 }]
  const PlanForm = ({ isOpen, close }: PlanFormProps) => (isOpen ? <button onClick={close}>Send</button> : null)
  show({}, { planPages, PlanForm })
  expect(screen.getByText('Four weeks uphill: 12 sessions, 11 pages, no gym.')).toBeVisible()
  const [picture] = document.querySelectorAll('img')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).toHaveAttribute('width', '560')

  const button = screen.getByRole('button', { name: 'Get the free plan' })
  await userEvent.click(button)
  const dialog = screen.getByRole('dialog', { name: 'A free workout plan, on paper.' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Send', hidden: true })).not.toBeInTheDocument()
})

it.each([
  ['sleep', 'Your watch reports the night: 5 hours 10.', '2 of 25 seconds: A short night'],
  ['sets', 'So three sets get easier. All you do is press Start.', '5 of 25 seconds: Lighter sets'],
  ['scan', 'Lunch: point the camera at the barcode, and it’s logged.', '12 of 25 seconds: Scan a barcode'],
  ['timer', 'The app times each set. You can put the phone down.', '17 of 25 seconds: A timed set'],
  ['ridge', 'Every session is height gained. This one was 310 m.', '21 of 25 seconds: The week’s summit'],
  ['ended', 'Your turn. Summit is free to download.', '25 of 25 seconds: The week’s summit'],
] as const)('HOME-11 the product demo describes the chapter %s: %s', async (name, caption, position) => {
  render(getDialog(states[name]))

  const dialog = screen.getByRole('dialog', { name: 'Summit in action' })
  await waitFor(() => expect(dialog).toHaveAccessibleDescription(caption))
  expect(screen.getByText(caption).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('slider', { name: 'Position in the demo' })).toHaveAttribute('aria-valuetext', position)
  const chapter = name === 'ended' ? 'ridge' : name
  expect(pictures()).toEqual([
    homeMessages.demoScenes.chapters[chapter].picture('Summit'),
    'QR code: opens Summit in the App Store',
  ])
})

it.each([
  ['playing', 'Pause'],
  ['scan', 'Play'],
  ['ended', 'Play again'],
  ['firstStill', 'Play'],
] as const)('HOME-11 the product demo, %s, offers %s and the app', async (name, button) => {
  render(getDialog(states[name]))

  expect(await screen.findByRole('button', { name: button })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', mockBrand.stores.appStore.url)
})

it('HOME-11 the stills have none before the first and none after the last', async () => {
  const { rerender } = render(getDialog(states.firstStill))
  await screen.findByRole('button', { name: 'Next' })
  const ends = () =>
    ['Previous', 'Next'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'))
  expect(ends()).toEqual(['true', 'false'])
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  rerender(getDialog(states.secondStill))
  expect(ends()).toEqual(['false', 'false'])
  expect(screen.getByText('2 of 3')).toBeInTheDocument()
  rerender(getDialog(states.lastStill))
  expect(ends()).toEqual(['false', 'true'])
})

it('HOME-11 does not play the time that the demo’s code took to load', () => {
  const seek = vi.fn()
  render(<DemoPlayer demo={mockHandle(states.playing, { seek })} />)
  expect(seek).toHaveBeenCalledExactlyOnceWith(0)
})

it('HOME-02 HOME-03 HOME-04 places each figure above its peak', () => {
  const { getByText } = show()
  const places = ['5K+', '4.9', '500K+'].map((figure) => {
    const style = getByText(figure).closest('li')?.style
    return [style?.getPropertyValue('--x'), style?.getPropertyValue('--y')]
  })
  expect(places).toEqual([
    ['1.37%', '23.75%'],
    ['23.78%', '38.75%'],
    ['46.19%', '56.25%'],
  ])
})

it('omits sections and parts without content', () => {
  show(
    { brand: { name: 'Acme', shortName: 'acme', contact: mockBrand.contact } },
    { testimonials: undefined, qr: undefined, demo: mockHandle(states.closed) },
  )
  expect(document.querySelectorAll('section')).toHaveLength(3)
  expect(document.querySelector('#testimonials')).toBeNull()
  expect(listTexts(document.body)).not.toContain('active users')
  expect(listTexts(document.body).filter((text) => /summit|app store|google play|camera here/i.test(text))).toEqual([])
})

it('shows the stores without a QR code', () => {
  show({}, { qr: undefined })
  expect(screen.getByRole('heading', { name: 'Download it. Take it up.' })).toBeVisible()
  expect(screen.queryByText('Point your camera here.')).toBeNull()
})

it('HOME-09 HOME-10 HOME-12 the call to action can be used by itself, without the product demo', () => {
  render(<CtaSection messages={{ downloadFree: 'Laden' }} />, { config: { routes: { ...paths, download: '/get' } } })
  expect(screen.getByRole('heading', { name: /^Ready to get to .*Summit/ })).toBeVisible()
  expect(screen.getByText(/first week free/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Laden' })).toHaveAttribute('href', '/get')
  expect(screen.queryByRole('button')).toBeNull()
})
