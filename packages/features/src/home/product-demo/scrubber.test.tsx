import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from '../../mocks/render.test.helper.tsx'
import { homeMessages } from '../home.ts'
import { Scrubber } from './scrubber.tsx'
import { moveScrubber } from './scrubber-position.ts'
import type { ProductDemoHandle } from './use-product-demo.ts'

it('seeks to where the demo began, after it has played', () => {
  const seek = vi.fn()
  // SAFETY: what the slider reads.
  const demo = { messages: homeMessages, seek } as Partial<ProductDemoHandle> as ProductDemoHandle
  render(<Scrubber demo={demo} at={0} ref={createRef()} />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  moveScrubber(slider, 1322, homeMessages)
  // As the Home key does, past React.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(slider, '0')
  fireEvent.input(slider)
  expect(seek).toHaveBeenCalledWith(0)
})
