import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { OneTimeCode } from './one-time-code.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

it('is one input, which browsers fill in and phones show digits for', () => {
  render(<OneTimeCode label="Code" hint="It is in the mail." error="It has expired" />)
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field()).toHaveAttribute('inputmode', 'numeric')
  expect(field()).toHaveAccessibleDescription('It has expired It is in the mail.')
})

it('takes a pasted code with spaces and dashes, and no more than its digits', async () => {
  const onComplete = vi.fn()
  const onChange = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value)
  render(<OneTimeCode label="Code" onChange={onChange} onComplete={onComplete} />)
  await userEvent.click(field())
  await userEvent.paste(' 123-456 7')
  expect(field()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
  expect(onChange).toHaveReturnedWith('123456')
})

it('leaves out what is not a digit, and is complete with the last one', async () => {
  const onComplete = vi.fn()
  render(<OneTimeCode label="Code" length={4} onComplete={onComplete} />)
  await userEvent.type(field(), '12a3')
  expect(field()).toHaveValue('123')
  expect(field()).toBeInvalid()
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field(), '45')
  expect(field()).toBeValid()
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234')
})

it.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６'])('takes %s of another keyboard', async (typed) => {
  const onComplete = vi.fn()
  render(<OneTimeCode label="Code" onComplete={onComplete} />)
  await userEvent.type(field(), typed)
  expect(field()).toHaveValue('123456')
  expect(field()).toBeValid()
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it('waits for an input method to end', () => {
  const onComplete = vi.fn()
  render(<OneTimeCode label="Code" onComplete={onComplete} />)
  fireEvent.compositionStart(field())
  for (const value of ['１', '１２３４５６']) {
    fireEvent.input(field(), { target: { value }, isComposing: true })
    expect(field()).toHaveValue(value)
  }
  expect(onComplete).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field())
  expect(field()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it.each([
  ['typed before hydration', '123-456', [['123456']]],
  ['typed in part', '12345', []],
])('is complete with what was %s', (_, typed, calls) => {
  const onComplete = vi.fn()
  const code = <OneTimeCode label="Code" onComplete={onComplete} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(code)
  document.body.append(container)
  field().focus()
  field().value = typed
  render(code, { container, hydrate: true })
  expect(onComplete.mock.calls).toEqual(calls)
})

it('is not complete by a value that it has from the start', () => {
  const onComplete = vi.fn()
  render(<OneTimeCode label="Code" defaultValue="123456" autoFocus onComplete={onComplete} />)
  expect(field()).toHaveFocus()
  expect(onComplete).not.toHaveBeenCalled()
})

it('is complete again by the same code, pasted after its host has emptied it', async () => {
  const onComplete = vi.fn()
  const code = (value: string) => <OneTimeCode label="Code" value={value} onChange={() => {}} onComplete={onComplete} />
  const { rerender } = render(code(''))
  const paste = () => fireEvent.input(screen.getByLabelText('Code'), { target: { value: '123456' } })
  paste()
  rerender(code('123456'))
  rerender(code(''))
  paste()
  expect(onComplete.mock.calls).toEqual([['123456'], ['123456']])
})

it('can be controlled', async () => {
  const { rerender } = render(<OneTimeCode label="Code" value="12" onChange={() => {}} />)
  await userEvent.type(field(), '3')
  expect(field()).toHaveValue('12')
  rerender(<OneTimeCode label="Code" value="" onChange={() => {}} />)
  expect(field()).toHaveValue('')
})
