import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Progress } from './progress.tsx'

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar')

it('has its label as name, and its value in words', () => {
  const ref = createRef<HTMLProgressElement>()
  render(<Progress ref={ref} label="Downloading videos" value={3} max={12} valueText="3 of 12 videos" />)
  expect(bar()).toBe(ref.current)
  expect(bar()).toHaveAccessibleName('Downloading videos')
  expect(bar()).toHaveAttribute('aria-valuetext', '3 of 12 videos')
  expect(screen.getByText('3 of 12 videos')).toBeVisible()
  expect(bar().position).toBe(0.25)
})

it('has no value while none is known, also after one was', () => {
  const { rerender } = render(<Progress label="Sync" value={40} />)
  rerender(<Progress label="Sync" value={undefined} max={undefined} valueText={undefined} />)
  expect(bar().position).toBe(-1)
  expect(bar()).not.toHaveAttribute('aria-valuetext')
})
