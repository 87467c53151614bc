import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { paths } from '../shared/config/paths.ts'
import { translate } from '../shared/config/messages.ts'
import { NotFound } from './not-found-page.tsx'
import { notFoundMessages } from './not-found.ts'

it('ROUTE-19 ROUTE-20 shows the 404 message and a link to the home page', () => {
  render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

it('accepts texts from the provider and from its props, and the address from the configuration', () => {
  render(<NotFound messages={{ home: 'Zum Start' }} />, {
    config: { routes: { ...paths, home: '/start' } },
    translations: [translate(notFoundMessages, { title: 'Nicht gefunden', home: 'Nach Hause' })],
  })
  expect(screen.getByRole('heading', { name: 'Nicht gefunden' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zum Start' })).toHaveAttribute('href', '/start')
})
