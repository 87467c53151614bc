import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { connectionMessages } from './connection.ts'
import { latePart } from './late-part.tsx'
import { translate } from './messages/messages.ts'
import { TranslationsContext } from './messages/use-messages.ts'

it('shows the part once its code is there', async () => {
  const Part = latePart<{ name: string }>(async () => ({ name }) => <p>Hello {name}</p>)
  render(
    <Suspense>
      <Part name="Ada" />
    </Suspense>,
  )
  expect(await screen.findByText('Hello Ada')).toBeVisible()
})

it('says what is missing where the code cannot be had, and leaves the page as it is', async () => {
  const Part = latePart(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))
  render(
    <main>
      All is well.
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This needs a connection\. Please reload the page\.$/)
  expect(screen.getByRole('main')).toHaveTextContent('All is well.')
})

it('says so in the visitor’s language', async () => {
  const Part = latePart(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))
  render(
    <TranslationsContext value={[translate(connectionMessages, { needsConnection: 'Keine Verbindung.' })]}>
      <Suspense>
        <Part />
      </Suspense>
    </TranslationsContext>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.')
})
