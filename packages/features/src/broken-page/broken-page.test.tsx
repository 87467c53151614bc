import { render, screen } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const Broken = () => {
  throw new Error('It broke')
}

function setUp() {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onError = vi.fn()
  const boundary = (children: ReactNode, resetKey?: string) => (
    <ErrorBoundary onError={onError} resetKey={resetKey}>
      {children}
    </ErrorBoundary>
  )
  return { onError, boundary }
}

afterEach(() => vi.restoreAllMocks())

it('replaces a page that throws with two links that load a document', () => {
  const { boundary } = setUp()
  render(boundary(<Broken />))
  expect(screen.getByRole('heading', { level: 1, name: 'This page broke.' })).toBeVisible()
  expect(screen.getByText('It is our fault. Reloading often helps.')).toBeVisible()
  const again = screen.getByText('Reload')
  const home = screen.getByRole('link', { name: 'Back to Home' })
  expect(again).toHaveAttribute('href', '')
  expect(home).toHaveAttribute('href', '/')
  for (const link of [again, home]) expect(link).toHaveAttribute('target', '_self')
})

it('accepts a fallback with custom texts and address', () => {
  setUp()
  const fallback = <BrokenPage messages={{ home: 'Nach Hause' }} home="/start" />
  render(
    <ErrorBoundary fallback={fallback}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Reload')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nach Hause' })).toHaveAttribute('href', '/start')
})

it('calls `onError` once, with the error and React’s component stack', () => {
  const { boundary, onError } = setUp()
  render(boundary(<Broken />))
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('It broke'), {
    componentStack: expect.stringContaining('Broken') as string,
  })
})

it('renders the children again when the reset key changes, not before', () => {
  const { boundary } = setUp()
  const { rerender } = render(boundary(<Broken />, 'one'))
  rerender(boundary('All is well.', 'one'))
  expect(screen.queryByText('All is well.')).not.toBeInTheDocument()
  rerender(boundary('All is well.', 'two'))
  expect(screen.getByText('All is well.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('renders its children in the same commit as the reset, so that a host can focus their heading', () => {
  const { boundary } = setUp()
  function Host({ path }: { path: string }) {
    useLayoutEffect(() => document.querySelector('h1')?.focus(), [path])
    return boundary(path === '/broken' ? <Broken /> : <h1 tabIndex={-1}>Home</h1>, path)
  }
  const { rerender } = render(<Host path="/broken" />)
  rerender(<Host path="/" />)
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus()
})

it('renders its children without an error', () => {
  const { boundary, onError } = setUp()
  render(boundary('All is well.'))
  expect(screen.getByText('All is well.')).toBeVisible()
  expect(onError).not.toHaveBeenCalled()
})
