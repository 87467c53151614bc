import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { notFoundMessages } from './not-found.ts'
import { useNotFound } from './use-not-found.ts'

const Page = () => <NotFoundPage messages={useNotFound()} />

it('ROUTE-19 ROUTE-20 says that there is no such page, and leads home', () => {
  render(<Page />)
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it('speaks the words of a translation', () => {
  render(
    <TranslationsContext value={[translate(notFoundMessages, { home: 'Nach Hause' })]}>
      <Page />
    </TranslationsContext>,
  )
  expect(screen.getByRole('link', { name: 'Nach Hause' })).toBeVisible()
})
