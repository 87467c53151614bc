import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { prerender, render, type RenderOptions } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { translate } from '../shared/config/messages.ts'
import { paths } from '../shared/config/paths.ts'
import { Pricing } from './pricing-page.tsx'
import { pricingMessages, type Plan } from './pricing.ts'

const jog: Plan = {
  name: 'Jog',
  monthlyPrice: 0,
  yearlyPrice: 0,
  description: 'For a start.',
  features: [{ name: 'Coach', included: false }],
  cta: 'Jog for nothing',
  popular: false,
}
const race: Plan = {
  ...jog,
  name: 'Race',
  monthlyPrice: 9,
  yearlyPrice: 7,
  description: 'For the rest.',
  features: [{ name: 'Coach', included: true }],
  cta: 'Race for 30-day trial',
  popular: true,
}
const forGood: Plan = {
  ...jog,
  name: 'For good',
  monthlyPrice: 99,
  yearlyPrice: 99,
  description: 'Once.',
  features: [],
  cta: 'Get it',
}
const plans = [jog, race, forGood]
const own = {
  explanations: { Coach: 'Somebody who asks how it went.' },
  faq: [{ question: 'Who runs?', answer: 'You do.' }],
}

const stores = ['Download on the', 'App Store', 'Coming soon', 'Google Play']

const prerendered = (page = <Pricing />, provided: RenderOptions = {}) =>
  new DOMParser().parseFromString(prerender(page, provided), 'text/html').body

it('has its texts in reading order', () => {
  expect(listTexts(prerendered(<Pricing plans={plans} messages={own} />))).toEqual([
    'Plans and prices',
    'Choose the plan that suits you.',
    ...stores,
    'Billing period',
    'Monthly',
    'Yearly',
    'Jog',
    'For a start.',
    '$0',
    'free',
    'Not included:',
    'Coach',
    'Somebody who asks how it went.',
    'Jog for nothing',
    'Race',
    'Popular',
    'For the rest.',
    '$9',
    'per month',
    '$7',
    'per month',
    'Save 22%',
    'with Yearly. Billed monthly.',
    '$84 billed yearly. You save $24 a year.',
    'Coach',
    'Somebody who asks how it went.',
    'Race for',
    '30-day',
    'trial',
    'For good',
    'Once.',
    '$99',
    'once',
    'Get it',
    'Questions',
    'Who runs?',
    'You do.',
  ])
})

it('says nothing about a company that it was not told', () => {
  const page = prerendered()
  expect(listTexts(page)).toEqual([
    'Plans and prices',
    'Choose the plan that suits you.',
    ...stores,
    'Billing period',
    'Monthly',
    'Yearly',
  ])
})

it('has no badge where yearly billing saves nothing', () => {
  const texts = listTexts(prerendered(<Pricing plans={[{ ...race, yearlyPrice: 10 }]} />))
  expect(texts).toEqual(expect.arrayContaining(['Billed monthly.', '$120 billed yearly.']))
  expect(texts.join()).not.toMatch(/save/i)
})

it('allows one billing period and one open answer at a time', () => {
  const page = prerendered(<Pricing messages={{ faq: [...own.faq, ...own.faq] }} />)
  const names = (selector: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute('name'))
  expect(names('input[type=radio]')).toEqual(['billing', 'billing'])
  expect(names('section details')).toEqual(['faq', 'faq'])
})

it('PRICE-05 PRICE-06 has both prices in its HTML, without scripts', () => {
  const plan = within(prerendered(<Pricing plans={plans} />))
    .getByText('Race')
    .closest('article')
  expect([...(plan?.querySelectorAll('strong') ?? [])].map((price) => price.textContent)).toEqual(['$9', '$7'])
})

it('has every explanation in its HTML, collapsed', () => {
  const page = prerendered(<Pricing plans={plans} messages={own} />)
  const folded = within(page).getAllByText('Somebody who asks how it went.')
  expect(folded.map((text) => text.closest('details')?.querySelector('summary')?.textContent)).toEqual([
    'Coach',
    'Coach',
  ])
})

it('hydrates without a mismatch, and keeps the selected period and the open question', () => {
  const page = <Pricing plans={plans} messages={own} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = prerender(page)
  within(container).getByRole('radio', { name: 'Monthly' }).click()
  within(container).getByText('Who runs?').closest('details')?.removeAttribute('open')

  const onRecoverableError = vi.fn()
  render(page, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(screen.getByText('Who runs?').closest('details')).not.toHaveAttribute('open')
})

it('uses the messages and plans of a translation, overridden by its props', () => {
  const german = translate(pricingMessages, {
    title: 'Dein Tempo.',
    lead: 'Frei.',
    plans: [{ ...jog, name: 'Gratis' }],
  })
  const texts = listTexts(prerendered(<Pricing messages={{ lead: 'Los.' }} />, { translations: [german] }))
  expect(texts.slice(0, 11)).toEqual([
    'Dein Tempo.',
    'Los.',
    ...stores,
    'Billing period',
    'Monthly',
    'Yearly',
    'Gratis',
    'For a start.',
  ])
})

it('shows the host’s plans in the host’s currency, with links to the host’s pages', () => {
  const page = prerendered(
    <Pricing
      plans={[
        { ...race, monthlyPrice: 6.99, yearlyPrice: 5.5 },
        { ...forGood, href: '/kaufen' },
      ]}
    />,
    { config: { locale: 'de-DE', currency: 'EUR', routes: { ...paths, download: '/holen' } } },
  )
  const texts = listTexts(page)
  expect(texts).toEqual(expect.arrayContaining(['6,99 €', '5,50 €', '66 € billed yearly. You save 17,88 € a year.']))
  expect([...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual([
    '/holen',
    '/kaufen',
  ])
  expect(page.textContent).not.toContain('$')
})

it('PRICE-06 writes prices in the format of its texts', () => {
  const page = (
    <Pricing
      plans={[{ ...race, monthlyPrice: 6.99, yearlyPrice: 3.5 }]}
      messages={{ priceFormat: { minimumFractionDigits: 0 } }}
    />
  )
  expect(listTexts(prerendered(page))).toEqual(expect.arrayContaining(['$6.99', '$3.5']))
})

it('places the badge in the sentences of a translation', () => {
  const messages = {
    notes: { ...pricingMessages.notes, monthly: 'Jährlich: {save}!' },
    billedYearly: (total: string) => `${total} im Jahr, {save}.`,
  }
  const texts = listTexts(prerendered(<Pricing plans={[race]} messages={messages} />))
  const first = texts.indexOf('Jährlich:')
  expect(texts.slice(first, first + 5)).toEqual(['Jährlich:', '$84 im Jahr,', 'Save 22%', '!', '.'])
})
