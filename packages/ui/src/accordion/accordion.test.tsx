import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Accordion, type AccordionItem } from './accordion.tsx'

const items: [AccordionItem, AccordionItem] = [
  { title: 'Where do I pay?', content: 'In the app.' },
  { title: 'Can I go back?', content: 'Yes.' },
]
const questions = <Accordion name="faq" items={items} defaultValue="0" />
const opened = () => screen.getAllByRole('group').map((item) => item.hasAttribute('open'))

it('opens no item, unless one is its `defaultValue`, and gives all items the same `name`', () => {
  const { unmount } = render(<Accordion items={items} />)
  expect(opened()).toEqual([false, false])
  unmount()
  render(questions)
  expect(opened()).toEqual([true, false])
  for (const item of screen.getAllByRole('group')) expect(item).toHaveAttribute('name', 'faq')
})

it('keeps an item that was opened before hydration', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(questions)
  const [first, second] = container.querySelectorAll('details')
  first?.removeAttribute('open')
  second?.setAttribute('open', '')

  const onRecoverableError = vi.fn()
  render(questions, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(opened()).toEqual([false, true])
})

it('tells items with the same title apart', () => {
  const error = vi.spyOn(console, 'error')
  const sameTitle = items.map((item) => ({ ...item, title: 'More' }))
  render(<Accordion items={sameTitle} defaultValue="1" />)
  expect(opened()).toEqual([false, true])
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

it('opens the item of its `value` if controlled', () => {
  const [pay, back] = items
  const onValueChange = vi.fn()
  const controlled = (value: string | null) => (
    <Accordion items={[{ ...pay, value: 'pay' }, back]} value={value} onValueChange={onValueChange} headingLevel={3} />
  )
  const { rerender } = render(controlled('1'))
  expect(opened()).toEqual([false, true])

  fireEvent.click(screen.getByRole('heading', { name: 'Where do I pay?', level: 3 }))
  expect(onValueChange.mock.lastCall).toEqual(['pay'])
  expect(opened()).toEqual([false, true])

  rerender(controlled('pay'))
  expect(opened()).toEqual([true, false])
  fireEvent.click(screen.getByText('Where do I pay?'))
  expect(onValueChange.mock.lastCall).toEqual([null])
})

it('reports an item once: at the press, or when the browser opened it', () => {
  const onValueChange = vi.fn()
  render(<Accordion items={items} defaultValue="0" onValueChange={onValueChange} />)
  const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group')
  if (!first || !second) throw new Error('There are two items.')
  const open = (isOpen: boolean) => {
    first.open = false
    second.open = isOpen
    // Both have changed before the first event, whose order is not certain.
    for (const item of [first, second]) fireEvent(item, new Event('toggle'))
  }
  fireEvent.click(screen.getByText('Can I go back?'))
  expect(onValueChange.mock.calls).toEqual([['1']])
  open(true)
  expect(onValueChange).toHaveBeenCalledTimes(1)

  open(false)
  expect(onValueChange.mock.calls).toEqual([['1'], [null]])
})
