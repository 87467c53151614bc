import { fireEvent, render, screen } from '@testing-library/react'
import { createRef, type ComponentProps, type ComponentType, type MouseEvent, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button/button.tsx'
import { Container } from './container/container.tsx'
import { Dialog } from './dialog/dialog.ts'
import { Drawer } from './drawer/drawer.ts'
import { LinkButton } from './link-button/link-button.tsx'
import { Link } from './link/link.tsx'
import type { Render } from './use-render.ts'

type Props = ComponentProps<'a'> & { render: Render<ComponentProps<'a'>> }

const inDialog = (Part: ComponentType<ComponentProps<typeof Dialog.Close>>) => (props: object) => (
  <Dialog.Root>
    <Part {...props} />
  </Dialog.Root>
)

// SAFETY: all accept these props, but for the type of the element that they are given to.
const parts = Object.entries<unknown>({
  Button,
  Link,
  LinkButton,
  Container,
  'Drawer.Trigger': (props: object) => <Drawer.Trigger drawer="menu" {...props} />,
  'Drawer.Close': Drawer.Close,
  'Dialog.Trigger': inDialog(Dialog.Trigger),
  'Dialog.Close': inDialog(Dialog.Close),
}) as [string, ComponentType<Props>][]

const node = () => screen.getByText('Plans')

it.each<[string, ComponentType<Props>]>(parts.slice(0, 4))(
  '%s has no function of its own, so that a server component can render it',
  (_, Part) => {
    const probe = vi.fn<(props: object) => null>(() => null)
    const Probe = (props: object) => probe(props)
    render(<Part render={<Probe />}>Plans</Part>)
    expect(Object.values(probe.mock.lastCall?.[0] ?? {}).filter((value) => typeof value === 'function')).toEqual([])
  },
)

describe.each(parts)('render of %s', (_, Part) => {
  it('merges handlers, refs, classes and styles, and keeps the element’s other props', () => {
    const calls: string[] = []
    const [ref, ownRef] = [createRef<HTMLAnchorElement>(), createRef<HTMLAnchorElement>()]
    const own = { className: 'own', style: { color: 'red', margin: 1 }, id: 'own', title: 'Own' }
    const given = { className: 'given', style: { color: 'blue', padding: 2 }, id: 'given', title: undefined }
    render(
      <Part
        render={<a href="#plans" ref={ownRef} {...own} onClick={() => void calls.push('own')} />}
        ref={ref}
        {...given}
        onClick={() => void calls.push('given')}
      >
        Plans
      </Part>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Plans' }))
    expect(calls).toEqual(['own', 'given'])
    const link = screen.getByRole('link', { name: 'Plans' })
    expect([ref.current, ownRef.current]).toEqual([link, link])
    expect(link).toHaveClass('own', 'given')
    expect(link).toHaveStyle({ color: 'rgb(255, 0, 0)', margin: '1px', padding: '2px' })
    expect(link).toHaveAttribute('id', 'own')
    expect(link).toHaveAttribute('title', 'Own')
  })

  it('renders an element that a server component sends later', () => {
    const sent = <a href="#plans">Plans</a>
    const payload = Object.assign(Promise.resolve(sent), { status: 'fulfilled', value: sent })
    // SAFETY: so React's client of server components passes it.
    const lazy = { $$typeof: Symbol.for('react.lazy'), _payload: payload } as unknown as ReactElement<object>
    render(<Part render={lazy} />)
    expect(screen.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '#plans')
  })

  it('keeps the element’s text if it is given none', () => {
    render(<Part render={<a href="#plans">Plans</a>} />)
    expect(node()).toBeInTheDocument()
  })

  it('keeps the function by which a router’s link makes its class', () => {
    function RouterLink({ className, ...rest }: { className?: (isActive: boolean) => string; children?: string }) {
      return <a href="#plans" {...rest} className={className?.(true)} />
    }
    render(
      <Part render={<RouterLink className={(isActive) => (isActive ? 'active' : '')} />} className="given">
        Plans
      </Part>,
    )
    expect(screen.getByRole('link', { name: 'Plans' })).toHaveClass('active', 'given')
  })

  it('accepts a function of the props', () => {
    const onClick = vi.fn()
    render(
      <Part render={(props) => <a {...props} href="#plans" />} className="given" onClick={onClick}>
        Plans
      </Part>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Plans' }))
    expect(screen.getByRole('link', { name: 'Plans' })).toHaveClass('given')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('attaches refs once, and detaches them', () => {
    const [detach, detachOwn] = [vi.fn(), vi.fn()]
    const [ref, ownRef] = [vi.fn(() => detach), vi.fn(() => detachOwn)]
    const part = (
      <Part render={<a href="#plans" ref={ownRef} />} ref={ref}>
        Plans
      </Part>
    )
    const { rerender, unmount } = render(part)
    rerender(<Part {...part.props} />)
    unmount()
    for (const each of [ref, ownRef, detach, detachOwn]) expect(each).toHaveBeenCalledOnce()
  })
})

const buttons = parts.filter(([name]) => !/Link|Container/.test(name)) as unknown as [
  string,
  ComponentType<{ render: ReactElement; type: undefined }>,
][]

describe.each(buttons)('the type of %s', (_, Part) => {
  it.each<[string, ReactElement, string | null]>([
    ['is button in a form', <button>Plans</button>, 'button'],
    ['is the element’s', <button type="reset">Plans</button>, 'reset'],
    ['is no attribute of a link', <a href="#plans">Plans</a>, null],
    ['is no attribute of a router’s link', <RouterLink to="#plans">Plans</RouterLink>, null],
  ])('%s', (_title, element, type) => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        {/* As a wrapper passes it. */}
        <Part render={element} type={undefined} />
      </form>,
    )
    fireEvent.click(node())
    expect(node().closest('a, button')?.getAttribute('type')).toBe(type)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={to} {...rest} />
}

it('a pending button calls no handler of its element', () => {
  const onClick = vi.fn((event: MouseEvent) => event.isDefaultPrevented())
  const page = (pending: boolean) => <Button pending={pending} render={<a href="#plans" onClick={onClick} />} />
  const { rerender } = render(page(true))
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  rerender(page(false))
  fireEvent.click(screen.getByRole('link'))
  expect(onClick).toHaveBeenCalledOnce()
})

it('an element whose handler prevents the default opens nothing', () => {
  const preventDefault = (event: MouseEvent) => event.preventDefault()
  const showModal = vi.fn()
  render(
    <>
      <Drawer.Trigger drawer="menu" render={<button onClick={preventDefault} />}>
        Menu
      </Drawer.Trigger>
      <Drawer.Content id="menu" aria-label="Menu" ref={(drawer) => void Object.assign(drawer ?? {}, { showModal })} />
      <Dialog.Root>
        <Dialog.Trigger render={<button onClick={preventDefault} />}>Delete</Dialog.Trigger>
        <Dialog.Content aria-label="Delete?" />
      </Dialog.Root>
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(showModal).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
