import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

it('stands in for a page that throws, with two ways on that load a document', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Slippery = () => {
    throw new Error('slipped')
  }
  render(
    <ErrorBoundary page={<BrokenPage />}>
      <Slippery />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'This page slipped.' })).toBeVisible()
  expect(screen.getByText('Something broke, and it is our fault. Reloading often helps.')).toBeVisible()
  const again = screen.getByText('Reload')
  const home = screen.getByRole('link', { name: 'Back to Home' })
  expect(again).toHaveAttribute('href', '')
  expect(home).toHaveAttribute('href', '/')
  for (const link of [again, home]) expect(link).toHaveAttribute('target', '_self')
  onError.mockRestore()
})

it('keeps out of sight while nothing is wrong', () => {
  render(<ErrorBoundary page={<BrokenPage />}>All is well.</ErrorBoundary>)
  expect(screen.getByText('All is well.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
