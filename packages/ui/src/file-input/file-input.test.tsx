import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FileInput } from './file-input.tsx'

it('takes files of the kinds that the host accepts, with label, hint and error', async () => {
  const onChange = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.files?.[0]?.name)
  render(
    <FileInput
      label="Picture"
      hint="JPEG or PNG."
      error="Too large"
      name="picture"
      accept="image/*"
      onChange={onChange}
    />,
  )
  const input = screen.getByLabelText('Picture')
  expect(input).toHaveAttribute('type', 'file')
  expect(input).toHaveAccessibleDescription('Too large JPEG or PNG.')
  await userEvent.upload(input, new File(['me'], 'me.png', { type: 'image/png' }))
  expect(onChange).toHaveReturnedWith('me.png')
})
