import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import type { Config } from '../shared/config/use-config.ts'
import { translate } from '../shared/config/messages.ts'
import { paths } from '../shared/config/paths.ts'
import { Capabilities, capabilitiesMessages } from './index.ts'

const show = (config: Partial<Config> = {}) => render(<Capabilities />, { config })

/** Every card as a visitor reads it: its heading, its sentence, its details. */
const cards = () =>
  screen
    .getAllByRole('article')
    .map((card) => [...card.querySelectorAll('h2, :is(p, li):not([aria-hidden] *)')].map((e) => e.textContent))

it('FEAT-01 FEAT-02 has nine different cards of four details each', () => {
  show()
  const details = cards().map((card) => card.slice(2))
  expect(details.map((four) => four.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4])
  expect(new Set(details.flat()).size).toBe(36)
})

it.each([
  [
    'FEAT-03',
    'AI-powered workouts',
    'Each session is rewritten before you open it, to fit how the last one went, how you slept and how long you have.',
    ['Steeper after good nights', 'Easier after short ones', 'Works around a sore knee', 'Tells you what changed'],
  ],
  [
    'FEAT-04',
    'Nutrition tracking',
    'Hold up the packet, or say what is on your plate.',
    ['Barcode scan', 'Voice input', 'Your own recipes', 'No red numbers'],
  ],
  [
    'FEAT-05',
    'Video library',
    '1000+ exercises, shown by people who do them well.',
    ['Front and side views', 'Slow and full speed', 'Common mistakes, marked', 'Sorted by the gear you own'],
  ],
  [
    'FEAT-06',
    'Progress analytics',
    'One profile instead of twelve dashboards, with last month’s line behind it for company.',
    [
      'Elevation by week and month',
      'Strength separate from stamina',
      'Rest days count as rest',
      'Export to a spreadsheet',
    ],
  ],
  [
    'FEAT-07',
    'Social challenges',
    'Choose a mountain together and split the climb.',
    ['Teams of two to ten', 'Effort counts, not talent', 'Real peaks as goals', 'Leave anytime'],
  ],
  [
    'FEAT-08',
    'Offline mode',
    'Your week is on your phone before the signal ends.',
    ['Workouts and their videos', 'Food log included', 'Syncs when you are back', 'Clears finished sessions'],
  ],
  [
    'FEAT-09',
    'Multi-device sync',
    'Your count follows you from screen to screen.',
    ['Phone, tablet, watch', 'Same set, same second', 'No cable, no button', 'Old devices gone in a tap'],
  ],
  [
    'FEAT-10',
    'Quick workouts',
    'Between two meetings there is usually a staircase. These fit the gap.',
    ['From seven minutes', 'No mat, no gear', 'Quiet ones for thin floors', 'Full credit in the log'],
  ],
  [
    'FEAT-11',
    'Health-platform integration',
    'It reads what your phone already measures and writes back what you did. Every item has its own switch.',
    ['Sleep and heart rate in', 'Steps and weight in', 'Workouts and elevation out', 'Off until you turn it on'],
  ],
])('%s describes %s', (_, title, text, details) => {
  show()
  expect(cards()).toContainEqual([title, text, ...details])
})

it('has an illustration in every card, hidden from assistive technology', () => {
  show()
  const illustrations = screen
    .getAllByRole('article')
    .map((card) => card.querySelector('[aria-hidden=true]')?.textContent.replaceAll('\u00a0', ' '))
  expect(illustrations).toEqual([
    'Slept 5 h 10 minso today is easierSplit squat4 × 123 × 10Pull-up3 × 83 × 6Wall sit2 × 60 s2 × 45 sDead bug2 × 40 s',
    '“Lentil soup and half a baguette”Soup, 300 g210 kcalBaguette, 125 g320 kcal',
    'FrontSide0:24 Knees cave in',
    '+420 mvs. October',
    'Matterhorn3,102 of 4,478 mMTP',
    'No signal, 2,670 mVideos 412 MBWorkouts 120 MBLog 3 MB',
    expect.stringMatching(/(.*Step-up.*8of 12.*){2}8of 12Step-up, set 3 8 of 12$/),
    '9:00Stand-up, room 49:30Stairs, 7 min, +62 m9:40Budget, second attempt',
    'Sleep7 h 12 minResting heart rate52 bpmSteps9,840Ridge legs, 32 min+310 mWeightoff',
  ])
})

it('starts with the workout illustration and ends with links to the app and the plans', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nine tools, one rope\.$/)
  expect(
    screen.getByText(
      'They are tied together: what you ate, how you slept and what you lifted all pull on the same plan.',
    ),
  ).toBeInTheDocument()
  const phone = screen.getByRole('img', {
    name: 'The Summit app: a wall sit with 31 of 45 seconds left, and two exercises to go',
  })
  expect(phone).toHaveTextContent(
    /^6:58Ridge legs, 5 of 7Wall sitM0:31of 0:45ThenSet 2 of 2 · 20 s restCalf raise3 × 15Walk it off2 minPause$/,
  )
  const last = within(
    screen.getByRole('heading', { name: 'Get the\u00a0app. Tie in.' }).closest('section') ?? document.body,
  )
  expect(
    last.getByText(
      '50+ exercises, the barcode food log and quick workouts are free for good. The rest is free for seven days.',
    ),
  ).toBeInTheDocument()
  expect(last.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', '/download')
  expect(last.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/pricing')
})

it('links to the provider’s routes, and omits stores that the brand does not have', () => {
  show({ routes: { ...paths, download: '/get', pricing: '/prices' }, brand: { ...mockBrand, stores: {} } })
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/get', '/prices'])
})

it('accepts texts from the provider and from its props', () => {
  const translations = [translate(capabilitiesMessages, { title: 'Neun Geräte, ein Seil.', plans: 'Pläne' })]
  render(<Capabilities messages={{ plans: 'Tarife' }} />, { translations })
  expect(screen.getByRole('heading', { level: 1, name: 'Neun Geräte, ein Seil.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tarife' })).toBeVisible()
})
