import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import type { Brand } from '../shared/config/brand.ts'
import { translate } from '../shared/config/messages.ts'
import { Download, type DownloadProps } from './download-page.tsx'
import { downloadMessages } from './download.ts'

const qr = { path: 'M0 0h7', size: 29 }
const stats = [
  { figure: '10K+', label: 'downloads' },
  { figure: '4.9', label: 'rating' },
]

const show = (props: DownloadProps = { qr }, brand: Brand = mockBrand) =>
  render(<Download {...props} />, {
    config: { brand },
    translations: [translate(downloadMessages, { devices: 'Geräte' })],
  })
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('[role=article]') ?? document.createElement('i'))
const texts = (list: HTMLElement[]) => list.map((item) => item.textContent)

it('DOWN-03 starts with the heading, the key figures and an illustration of the app', () => {
  show({ qr, messages: { stats } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Put it in your pocket\.$/)
  expect(
    screen.getByText('Summit is free to download. One minute of hut Wi-\u2060Fi, and it works without a signal.'),
  ).toBeInTheDocument()
  expect(texts(screen.getAllByRole('listitem')).slice(0, 2)).toEqual(['10K+ downloads', '4.9 rating'])
  const phone = screen.getByRole('img', {
    name: 'The Summit app saving week 7 for a trip: five workouts are on the phone, the videos are 64 percent done',
  })
  expect(phone).toHaveTextContent(
    /^20:14Leaving tomorrowPackM64%342 of 535 MB, 40 s to goWeek 7Granite country, no signal5 workouts2 MBFood log1 MB23 videos339 of 532 MBBattery: 81%Enough for four days of training$/,
  )
})

it('DOWN-02 has a QR code', () => {
  show()
  const code = screen.getByRole('img', { name: 'QR code: opens Summit in the App Store' })
  expect(code.querySelector('path')).toHaveAttribute('d', 'M0 0h7')
  expect(screen.getByRole('heading', { name: 'From this screen to your phone' })).toBeInTheDocument()
  expect(screen.getByText('Open your camera, point it at the code and tap the link.')).toBeInTheDocument()
  expect(screen.getByText('Opens the iPhone and iPad app.')).toBeInTheDocument()
})

it('DOWN-01 DOWN-04 DOWN-05 has a card for iOS with a link to the App Store', () => {
  show()
  const ios = card('iPhone and iPad')
  expect(ios.getByText('iOS 13+')).toBeInTheDocument()
  expect(texts(ios.getAllByRole('listitem'))).toEqual([
    'iPhone 6s and newer',
    'iPhone SE, all generations',
    'iPad Air 2, iPad mini 4 and newer',
    'iPod touch, 7th generation',
    'Check yours in Settings\u00a0› General\u00a0› About.',
  ])
  expect(ios.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', 'https://apps.example/summit')
  expect(ios.getByText('This device')).toBeInTheDocument()
})

it('DOWN-01 DOWN-04 DOWN-06 has a card for Android with a placeholder instead of a link', () => {
  show()
  const android = card('Android phones and tablets')
  expect(android.getByText('Android 6.0+')).toBeInTheDocument()
  expect(texts(android.getAllByRole('listitem'))).toEqual([
    'Every Google Pixel',
    'Samsung Galaxy S6 and newer',
    'Moto G, 3rd generation and newer',
    'Nearly every phone sold since 2016',
    'Check yours in Settings\u00a0› About phone.',
  ])
  expect(android.getByText('Google Play')).toBeInTheDocument()
  expect(android.queryByRole('link')).not.toBeInTheDocument()
  expect(android.queryByRole('button')).not.toBeInTheDocument()
  expect(android.getByText('Not on Google Play yet.')).toBeInTheDocument()
  expect(android.getByText('This device')).toBeInTheDocument()
})

it('lists the next steps', () => {
  show()
  const steps = screen.getByRole('heading', { name: 'Your first ten minutes' }).nextElementSibling as HTMLElement
  expect(texts(within(steps).getAllByRole('listitem'))).toEqual([
    '0:01Say what hurtsA knee, a shoulder, nothing at all. The plan works around it.',
    '0:03Sit against a wallAs long as you can. That is your base camp.',
    '0:10Off you goYour first session is short, and every meter counts.',
  ])
})

it('uses the messages of a translation, overridden by its props', () => {
  show({ messages: { title: 'Steck es ein.' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Steck es ein.')
  expect(screen.getByRole('heading', { level: 2, name: 'Geräte' })).toBeInTheDocument()
})

it('omits the card of the QR code without one', () => {
  show({})
  expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument()
  expect(screen.queryByText('From this screen to your phone')).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('shows only the brand’s stores', () => {
  show({ qr }, { ...mockBrand, stores: { appStore: { url: 'https://apps.example/acme' } } })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(addresses)).toEqual(new Set(['https://apps.example/acme']))
  expect(screen.queryByText('Google Play')).not.toBeInTheDocument()
})

it('links to Google Play if it has an address, and shows a placeholder for the App Store', () => {
  show({ qr }, { ...mockBrand, stores: { appStore: {}, googlePlay: { url: 'https://play.example/acme' } } })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Get it on Google Play', 'https://play.example/acme'],
    ['Get it on Google Play', 'https://play.example/acme'],
  ])
  expect(card('iPhone and iPad').getByText('Coming soon')).toBeInTheDocument()
  expect(screen.queryByText('Not on Google Play yet.')).not.toBeInTheDocument()
})
