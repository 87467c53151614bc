import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './empty-state.tsx'

it('has a heading of the level that the page needs, and none by default', () => {
  const { rerender } = render(<EmptyState title="No workouts yet" headingLevel={3} />)
  expect(screen.getByRole('heading', { name: 'No workouts yet', level: 3 })).toBeInTheDocument()
  rerender(<EmptyState title="No workouts yet" />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('hides its icon from screen readers and shows what can be done', () => {
  render(
    <EmptyState
      title="No workouts yet"
      icon={<svg role="img" aria-label="A mountain" />}
      action={<button>Plan one</button>}
    >
      Those you finish are here.
    </EmptyState>,
  )
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Plan one' })).toBeInTheDocument()
  expect(screen.getByText('Those you finish are here.')).toBeInTheDocument()
})
