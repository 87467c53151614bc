import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

// jsdom does not scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

const options = [
  { value: 'at', label: 'Austria' },
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'aq', label: 'Antarctica', disabled: true },
  { value: 'np', label: 'Nepal' },
]

function show(props: Partial<ComboboxProps> = {}) {
  const onSubmit = vi.fn()
  const form = (props: Partial<ComboboxProps>) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <Combobox label="Country" name="country" options={options} {...props} />
      <button>Send</button>
      <button type="reset">Reset</button>
    </form>
  )
  const { rerender } = render(form(props))
  return { onSubmit, rerender: (props: Partial<ComboboxProps>) => rerender(form(props)) }
}

const field = () => screen.getByRole('combobox', { name: 'Country' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('finds options by a part of their label, without accents or case, and chooses the first with Enter', async () => {
  const onValueChange = vi.fn()
  const { onSubmit } = show({ onValueChange })
  await userEvent.type(field(), 'cote')
  expect(shown()).toEqual(['Côte d’Ivoire'])
  // An element that can take the focus is announced, whatever its role.
  expect(screen.getByRole('listbox', { name: 'Country' }).closest('[tabindex]')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('1 result')
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveValue('Côte d’Ivoire')
  expect(field()).toHaveFocus()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ci')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'ci' })
})

it('opens no list and keeps its value while it is read-only', async () => {
  const { onSubmit } = show({ defaultValue: 'ci', readOnly: true })
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(shown()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledWith({ country: 'ci' })
})

it.each([{ disabled: true }, { readOnly: true }])(
  'says that it is closed while it is %o, also if it was open',
  (props) => {
    const { rerender } = show({ defaultOpen: true })
    rerender({ defaultOpen: true, ...props })
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(shown()).toEqual([])
  },
)

it('keeps its active option where the options change while it is open, and has none where that is gone', async () => {
  const { rerender } = show()
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Côte d’Ivoire')
  rerender({ options: [{ value: 'be', label: 'Belgium' }, ...options] })
  expect(active()).toBe('Côte d’Ivoire')
  rerender({ options: options.filter(({ value }) => value !== 'ci') })
  expect(field()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveValue('')
})

it('has arrow keys that begin at the selected option, skip what is disabled, and begin again at the end', async () => {
  show({ defaultValue: 'ci' })
  field().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(shown()).toHaveLength(4)
  expect(active()).toBe('Côte d’Ivoire')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Nepal')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Austria')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Nepal')
  await userEvent.keyboard('aus{ArrowUp}{ArrowDown}')
  expect(active()).toBe('Austria')
})

it('opens with Alt and ↓ without an active option, and closes with Alt and ↑', async () => {
  show()
  field().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(active()).toBeUndefined()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('chooses with a press and leaves the focus in the field; not what is disabled', async () => {
  const onValueChange = vi.fn()
  show({ onValueChange })
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Antarctica' }))
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('option', { name: 'Nepal' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('np')
  expect(field()).toHaveFocus()
  expect(shown()).toEqual([])
})

it('opens and closes with a press on the field, and stays open while it has what is typed', async () => {
  show()
  await userEvent.click(field())
  expect(shown()).toHaveLength(4)
  await userEvent.click(field())
  expect(shown()).toEqual([])
  await userEvent.type(field(), 'nep')
  await userEvent.click(field())
  expect(shown()).toEqual(['Nepal'])
})

it('says that nothing is found, and takes back what is no option', async () => {
  const { onSubmit } = show({ defaultValue: 'at' })
  await userEvent.clear(field())
  await userEvent.type(field(), 'Atlantis')
  expect(screen.getByRole('status')).toHaveTextContent('No results')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field()).toHaveValue('Austria')
})

it('sends no form while its text is no option, also once Escape has closed the list', async () => {
  const { onSubmit } = show({ defaultValue: 'at', required: true })
  await userEvent.clear(field())
  await userEvent.type(field(), 'Atlantis{Escape}{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field()).toHaveValue('Austria')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'at' })
})

it('chooses what has been typed whole when it loses the focus, and nothing once it is emptied', async () => {
  const onValueChange = vi.fn()
  show({ onValueChange })
  await userEvent.type(field(), 'nepal ')
  await userEvent.tab()
  expect(field()).toHaveValue('Nepal')
  await userEvent.clear(field())
  await userEvent.tab()
  expect(onValueChange.mock.calls).toEqual([['np'], [null]])
})

it('is controlled by the host', async () => {
  const { rerender } = show({ value: 'at' })
  await userEvent.type(field(), 'nep{Enter}')
  expect(field()).toHaveValue('Austria')
  rerender({ value: null })
  expect(field()).toHaveValue('')
})

it('is reset with its form', async () => {
  const { onSubmit } = show({ defaultValue: 'at' })
  await userEvent.type(field(), 'nep{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field()).toHaveValue('Austria')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'at' })
})

it('is reset with a form that it is outside of, unless the host prevents the reset', async () => {
  const onReset = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <>
      <Combobox label="Country" options={options} defaultValue="at" form="late" />
      <form id="late" aria-label="Profile" onReset={onReset} />
    </>,
  )
  const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset())
  await userEvent.type(field(), 'nep{Enter}')
  reset()
  expect(field()).toHaveValue('Nepal')
  onReset.mockImplementation(() => {})
  reset()
  expect(field()).toHaveValue('Austria')
})

it('keeps its list open at an Escape that ends a composition', async () => {
  show()
  await userEvent.type(field(), 'n')
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
  expect(shown()).toContain('Nepal')
})

it('in a dialog, Escape closes the list alone', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title>Profile</Dialog.Title>
        <Combobox label="Country" options={options} />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await userEvent.type(field(), 'n')
  expect(screen.getByRole('listbox')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('option', { name: 'Nepal' }))
  expect(field()).toHaveValue('Nepal')
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeInTheDocument()
})

it('takes back what is no option when it is disabled', async () => {
  const { rerender } = show({ defaultValue: 'np' })
  await userEvent.type(field(), 'xyz')
  expect(field()).toHaveValue('xyz')
  rerender({ defaultValue: 'np', disabled: true })
  expect(field()).toHaveValue('Nepal')
})
