import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

const href = (page: number) => `?page=${page}`
const shownAt = (page: number, pages: number) => {
  const { unmount } = render(<Pagination label="Workouts" page={page} pages={pages} href={href} />)
  const [, , ...items] = screen.getAllByRole('listitem').map((item) => item.textContent)
  unmount()
  return items.slice(0, -1).join(' ')
}

it.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('on page %i of %i shows %s', (page, pages, shown) => {
  expect(shownAt(page, pages)).toBe(shown)
})

it('links to the pages and marks the current one', () => {
  render(<Pagination label="Workouts" page={5} pages={12} href={href} />)
  expect(screen.getByRole('navigation', { name: 'Workouts' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '?page=12')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5')
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=4')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6')
})

it('does not change the page at a click that opens another tab', () => {
  const onPageChange = vi.fn()
  render(<Pagination label="Workouts" page={1} pages={2} href={() => '#there'} onPageChange={onPageChange} />)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(screen.getByRole('link', { name: 'Next' }), { [key]: true })
  expect(onPageChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
})

it('has no address where there is no page', () => {
  render(<Pagination label="Workouts" page={1} pages={2} href={href} />)
  const previous = screen.getByRole('link', { name: 'Previous' })
  expect(previous).not.toHaveAttribute('href')
  expect(previous).toHaveAttribute('aria-disabled', 'true')
})

it('without addresses has buttons, which keep the focus on the last page', async () => {
  const onPageChange = vi.fn()
  const { rerender } = render(<Pagination label="Workouts" page={1} pages={2} onPageChange={onPageChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
  rerender(<Pagination label="Workouts" page={2} pages={2} onPageChange={onPageChange} />)
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPageChange).toHaveBeenCalledOnce()
})

it('keeps the focus on a link that has no page to lead to any more, which is no tab stop', async () => {
  const page = (page: number) => (
    <Pagination label="Workouts" page={page} pages={2} href={href} render={(props) => <a {...props} />} />
  )
  const { rerender } = render(page(1))
  const link = (name: string) => screen.getByRole('link', { name })
  link('Next').focus()
  rerender(page(2))
  expect(link('Next')).toHaveFocus()
  link('Previous').focus()
  rerender(page(1))
  expect(link('Previous')).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(document.body).toHaveFocus()
})

it('without `onPageChange` has no handlers, so that a server component can render it', () => {
  const link = vi.fn((props: object) => <a {...props} />)
  render(<Pagination label="Workouts" page={2} pages={3} href={href} render={link} />)
  expect(link).toHaveBeenCalled()
  for (const [props] of link.mock.calls) expect(props).not.toHaveProperty('onClick')
})

it('renders the router’s links and the host’s texts', () => {
  render(
    <Pagination
      label="Trainings"
      page={2}
      pages={3}
      href={href}
      render={({ href, ...props }) => <a {...props} href={`/app${href}`} />}
      texts={{ next: 'Weiter', page: (page) => `Seite ${page}`, position: (page, pages) => `${page}/${pages}` }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/app?page=3')
  expect(screen.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', '/app?page=1')
  expect(screen.getByText('2/3')).toBeInTheDocument()
})
