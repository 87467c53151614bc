import { brand } from '@summit/brand'
import { termsVersion } from '@summit/brand/terms-version'
import { Privacy } from '@summit/features/privacy'
import { FeaturesProvider } from '@summit/features/provider'
import { Terms } from '@summit/features/terms'
import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const documents = { terms: <Terms />, privacy: <Privacy newsletterSeenKey="newsletter-popup-seen" /> }

it.each(['terms', 'privacy'] as const)(
  'TERMS-01 PRIVACY-01 the page has the agreed wording of docs/legal/%s.md',
  (name) => {
    render(
      <FeaturesProvider brand={brand} notify={() => {}}>
        {documents[name]}
      </FeaturesProvider>,
    )
    expect(`${readWording(screen.getByRole('main'))}\n`).toBe(readFileSync(`docs/legal/${name}.md`, 'utf8'))
  },
)

it('sign-up names the version of the terms by the date that they state', () => {
  const [, date = ''] = /Last updated (\w+ \d+, \d{4})/.exec(readFileSync('docs/legal/terms.md', 'utf8')) ?? []
  expect(termsVersion).toBe(new Date(`${date} UTC`).toISOString().slice(0, 10))
})

/** A document's page in Markdown, one block after the other. */
function readWording(main: HTMLElement): string {
  const blocks = [...main.querySelectorAll('h1, h2, p, dl')].map((block) => {
    switch (block.tagName) {
      case 'H1':
        return `# ${block.textContent}`
      case 'H2':
        return `## ${block.textContent.replace(' ', '. ')}`
      case 'DL':
        return [...block.children].map(getEntry).join('\n')
      default:
        return block.textContent
    }
  })
  return blocks.join('\n\n')
}

function getEntry(entry: Element): string {
  return `- **${entry.querySelector('dt')?.textContent}**: ${entry.querySelector('dd')?.textContent}`
}
