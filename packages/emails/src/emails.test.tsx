import { describe, expect, it } from 'vitest'
import {
  renderAccountDeletion,
  renderAccountKept,
  renderAlreadyRegistered,
  renderEmailChangeCode,
  renderEmailChanged,
  renderEmailTaken,
  renderEnquiry,
  renderIdentityChanged,
  renderPasskeyChanged,
  renderTwoFactorChanged,
  renderPasswordChanged,
  renderPasswordReset,
  renderSignInCode,
  renderVerifyEmail,
  renderWorkoutPlan,
} from './index.ts'

const siteUrl = 'https://basecamp.example'
const brand = { name: 'Basecamp <Training>', shortName: 'basecamp', postalAddress: '1 Ridge Road, 8000 Zurich' }
const unsubscribeUrl = `${siteUrl}/api/newsletter/unsubscribe?t=abc&u=1`

const emails = Object.entries({
  'workout plan': {
    email: renderWorkoutPlan({ name: 'Ada', siteUrl, unsubscribeUrl, brand }),
    links: [`${siteUrl}/downloads/basecamp-workout-plan.pdf`, unsubscribeUrl],
  },
  'password reset': {
    email: renderPasswordReset({ siteUrl, tokenHash: 'pkce_a-b&c', brand }),
    links: [`${siteUrl}/auth/confirm?token_hash=pkce_a-b%26c&type=recovery&next=%2Fauth%2Fupdate-password`],
  },
  enquiry: {
    email: renderEnquiry({
      ...{ name: 'Ada', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.\n\nOften.' },
      ...{ siteUrl, brand },
    }),
    links: [],
  },
  'password changed': {
    email: renderPasswordChanged({ siteUrl, changedAt: new Date('2026-11-21T23:05:00Z'), brand }),
    links: [`${siteUrl}/auth/forgot-password`],
  },
  'verify email': {
    email: renderVerifyEmail({ siteUrl, tokenHash: 'pkce_a-b&c', brand }),
    links: [`${siteUrl}/auth/verify-email?token_hash=pkce_a-b%26c&type=signup`],
  },
  'code for a new address': {
    email: renderEmailChangeCode({ siteUrl, newEmail: 'new@example.org', code: '012345', to: 'new', brand }),
    links: [],
  },
  'taken address': {
    email: renderEmailTaken({ siteUrl, brand }),
    links: [`${siteUrl}/auth/login`],
  },
  'changed address': {
    email: renderEmailChanged({
      siteUrl,
      newEmail: 'new@example.org',
      changedAt: new Date('2026-11-21T23:05:00Z'),
      brand,
    }),
    links: [`${siteUrl}/contact`],
  },
  'sign-in code': {
    email: renderSignInCode({ siteUrl, code: '012345', brand }),
    links: [],
  },
  'already registered': {
    email: renderAlreadyRegistered({ siteUrl, brand }),
    links: [`${siteUrl}/auth/login`],
  },
  'added passkey': {
    email: renderPasskeyChanged({
      siteUrl,
      change: 'added',
      changedAt: new Date('2026-11-21T23:05:00Z'),
      brand,
    }),
    links: [`${siteUrl}/account`],
  },
  'linked identity': {
    email: renderIdentityChanged({
      siteUrl,
      provider: 'Google',
      change: 'linked',
      changedAt: new Date('2026-11-21T23:05:00Z'),
      brand,
    }),
    links: [`${siteUrl}/account`],
  },
  'two-factor authentication': {
    email: renderTwoFactorChanged({
      siteUrl,
      change: 'code used',
      recoveryCodes: 9,
      changedAt: new Date('2026-11-21T23:05:00Z'),
      brand,
    }),
    links: [`${siteUrl}/account`],
  },
  'account deletion': {
    email: renderAccountDeletion({ siteUrl, deletesAt: new Date('2026-12-05T23:05:00Z'), brand }),
    links: [`${siteUrl}/auth/login`],
  },
  'account kept': {
    email: renderAccountKept({ siteUrl, brand }),
    links: [`${siteUrl}/auth/forgot-password`],
  },
})

describe.each(emails)('the %s email', (_, { email: { subject, text, html }, links }) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const styles = [...page.querySelectorAll('[style]')].map((element) => element.getAttribute('style')).join(';')
  const sheet = page.querySelector('style')?.textContent ?? ''

  it('is a document in English with its subject as title', () => {
    expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="en"/)
    expect(page.title).toBe(subject)
    expect(page.querySelector('[role=article]')?.getAttribute('aria-label')).toBe(subject)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  })

  it('begins with its preview', () => {
    expect(getContent(page.body)[0]).toMatch(
      /^(Twelve sessions\.|The link works once|If that was you|From Ada|One link|Sign in|You have signed in|It expires|Nothing was changed)/,
    )
  })

  it('is laid out in tables, with CSS that Word supports', () => {
    const [preview, ...others] = [...page.querySelectorAll('div')].filter(
      (element) => !element.parentElement?.closest('div'),
    )
    expect(preview?.style.display).toBe('none')
    expect(others).toEqual([])
    const tables = [...page.querySelectorAll('table')]
    expect(tables.filter((table) => !/^(presentation|article)$/.test(table.getAttribute('role') ?? ''))).toEqual([])
    expect(styles + sheet).not.toMatch(/inline-block|flex|grid|position:|float|var\(|oklch|#[\da-f]{8}\b/)
  })

  it('has a width of 600 px as an attribute that Word reads', () => {
    const widths = [...page.querySelectorAll('table')].map((table) => table.getAttribute('width'))
    expect(widths).toContain('600')
    expect(widths.filter((width) => width !== null && !['600', '100%'].includes(width))).toEqual([])
  })

  it('has no external resources and no scripts', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|@import|@font-face| on\w+=/)
  })

  it('links to the site only, as does its plain text', () => {
    const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(new Set(targets)).toEqual(new Set(links))
    for (const link of links) expect(text).toContain(link)
  })

  it('has the same content in both parts', () => {
    const lines = text.split('\n').map((line) => line.replace(/^\d\. |^-- $|:? ?https:.*|:$/g, ''))
    const blocks = getContent(page.querySelector('[role=article]')).map((words) => words.replace(/:$/, ''))
    expect(lines.filter((line) => line && !blocks.includes(line))).toEqual([])
    // Only the HTML has a header, a headline, and a hint about its button.
    const added = [brand.name, page.querySelector('h1')?.textContent, 'If the button does not work, open this address']
    expect(blocks.filter((words) => !/^\d?$/.test(words) && ![...lines, ...added].includes(words))).toEqual([])
  })

  it('names no other brand than its own', () => {
    expect(JSON.stringify([subject, text, html])).not.toMatch(/summit/i)
  })

  it('escapes what it contains', () => {
    expect(html).not.toContain('<Training>')
    expect(html).toContain('Basecamp &lt;Training&gt;')
  })

  it('has a dark colour for every class', () => {
    const names = new Set([...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
    expect(sheet).toContain('@media (prefers-color-scheme:dark)')
    expect([...names].filter((name) => !sheet.includes(`.${name}{`))).toEqual([])
  })

  it('is far smaller than the 102 kB at which Gmail clips', () => {
    expect(new TextEncoder().encode(html).length).toBeLessThan(25_000)
  })
})

it('the workout plan email has the same subject for everyone', () => {
  const subjects = ['Ada', 'Grace', null].map(
    (name) => renderWorkoutPlan({ name, siteUrl, unsubscribeUrl, brand }).subject,
  )
  expect(new Set(subjects)).toEqual(new Set(['Your free workout PDF: Four weeks uphill']))
})

/** The texts of an element's blocks in order, without addresses. */
function getContent(root: Element | null): string[] {
  return [...(root?.querySelectorAll('div, p, h1, h2, td') ?? [])]
    .map(({ childNodes }) =>
      [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE || node.nodeName === 'A'),
    )
    .map((nodes) =>
      nodes
        .map(({ textContent }) => textContent)
        .join('')
        .replace(/https:\S+/g, '')
        .trim(),
    )
    .filter(Boolean)
}
