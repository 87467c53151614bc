import { contact } from '@summit/brand/contact'
import { PrivacyPage } from '@summit/features/privacy/view'
import { privacyMessages } from '@summit/features/privacy/messages'
import { TermsPage } from '@summit/features/terms/view'
import { termsMessages } from '@summit/features/terms/messages'
import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const party = {
  product: 'Summit',
  shortName: 'summit',
  email: contact.email,
  address: contact.office.address,
}
const documents = {
  terms: <TermsPage messages={termsMessages} party={party} />,
  privacy: <PrivacyPage messages={privacyMessages} party={party} />,
}

it.each(['terms', 'privacy'] as const)(
  'TERMS-01 PRIVACY-01 the page has the agreed wording of docs/legal/%s.md',
  (name) => {
    render(documents[name])
    expect(`${wordingOf(screen.getByRole('main'))}\n`).toBe(readFileSync(`docs/legal/${name}.md`, 'utf8'))
  },
)

/** A document's page in Markdown, one block after the other. */
function wordingOf(main: HTMLElement): string {
  const blocks = [...main.querySelectorAll('h1, h2, p, dl')].map((block) => {
    switch (block.tagName) {
      case 'H1':
        return `# ${block.textContent}`
      case 'H2':
        return `## ${block.textContent.replace(' ', '. ')}`
      case 'DL':
        return [...block.children].map(entryOf).join('\n')
      default:
        return block.textContent
    }
  })
  return blocks.join('\n\n')
}

function entryOf(entry: Element): string {
  return `- **${entry.querySelector('dt')?.textContent}**: ${entry.querySelector('dd')?.textContent}`
}
