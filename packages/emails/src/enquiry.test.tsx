import { expect, it } from 'vitest'
import { renderEnquiry } from './enquiry.tsx'

const { subject, text, html } = renderEnquiry({
  name: 'Ada <b>Keller</b>',
  email: 'ada@example.org',
  subject: 'My knee',
  message: 'It clicks.\nOften.\n\nWhat now? <script>alert(1)</script>',
  siteUrl: 'https://summit.example',
  brand: { name: 'Summit' },
})

it('states who wrote, about what, and where a reply goes', () => {
  expect(subject).toBe('Contact form: My knee')
  expect(text).toBe(
    [
      'From: Ada <b>Keller</b> <ada@example.org>',
      'Subject: My knee',
      'It clicks.\nOften.',
      'What now? <script>alert(1)</script>',
      '-- \nSent with the contact form of summit.example. A reply to this email goes to ada@example.org. The address is not verified.\nSummit',
    ].join('\n\n'),
  )
})

it('keeps lines and paragraphs in its HTML, as text', () => {
  expect(html).toContain('It clicks.<br/>Often.</p>')
  expect(html).toContain('Ada &lt;b&gt;Keller&lt;/b&gt; &lt;ada@example.org&gt;')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script')
})

it('shows a message in Arabic from right to left', () => {
  expect(html).toContain('<p dir="auto"')
})

it('breaks an address that is longer than a line, below the card too', () => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const broken = page.querySelector('[style*="word-break:break-word"]')
  expect(broken?.textContent).toContain('A reply to this email goes to ada@example.org.')
})
