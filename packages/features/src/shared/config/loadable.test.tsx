import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { connectionMessages } from './connection.ts'
import { loadable } from './loadable.tsx'
import { translate } from './messages.ts'
import { TranslationsContext } from './use-messages.ts'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const failed = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

describe('a loadable component', () => {
  it('renders nothing until its code is loaded', async () => {
    const Loadable = loadable(async () => Greeting)
    const { container } = render(<Loadable name="Ada" />)
    expect(container).toBeEmptyDOMElement()
    expect(await screen.findByText('Hello Ada')).toBeVisible()
  })

  it('renders synchronously after preloading, on the server too', async () => {
    const Loadable = loadable(async () => Greeting)
    expect(renderToString(<Loadable name="Ada" />)).toBe('')
    expect(Loadable.isLoaded()).toBe(false)
    await Loadable.preload()
    expect(Loadable.isLoaded()).toBe(true)
    expect(renderToString(<Loadable name="Ada" />)).toContain('Ada')
    render(<Loadable name="Ada" />)
    expect(screen.getByText('Hello Ada')).toBeVisible()
  })

  it('loads its code once', async () => {
    const load = vi.fn(async () => Greeting)
    const Loadable = loadable(load)
    await Promise.all([Loadable.preload(), Loadable.preload()])
    render(<Loadable name="Ada" />)
    expect(load).toHaveBeenCalledOnce()
  })

  it('tries again after a failure', async () => {
    const load = vi.fn(async () => Greeting).mockImplementationOnce(failed)
    const Loadable = loadable(load)
    await expect(Loadable.preload()).rejects.toThrow('Failed to fetch')
    await Loadable.preload()
    expect(Loadable.isLoaded()).toBe(true)
  })

  it('shows a connection notice if loading fails, and leaves the page unchanged', async () => {
    const Loadable = loadable(failed)
    render(
      <main>
        All is well.
        <Loadable />
      </main>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This needs a connection\. Please reload the page\.$/)
    expect(screen.getByRole('main')).toHaveTextContent('All is well.')
  })

  it('translates the connection notice', async () => {
    const Loadable = loadable(failed)
    render(
      <TranslationsContext value={[translate(connectionMessages, { needsConnection: 'Keine Verbindung.' })]}>
        <Loadable />
      </TranslationsContext>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.')
  })

  it('renders a custom fallback', async () => {
    const Loadable = loadable(failed, () => <p>Later</p>)
    render(<Loadable />)
    expect(await screen.findByText('Later')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('renders a placeholder until it is needed and loaded', async () => {
    const load = vi.fn(async () => Switch)
    const Loadable = loadable(load, undefined, {
      Placeholder: () => <p>Later</p>,
      isNeeded: ({ isOn }: { isOn: boolean }) => isOn,
    })
    const { rerender } = render(<Loadable isOn={false} />)
    expect(screen.getByText('Later')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    rerender(<Loadable isOn />)
    expect(screen.getByText('Later')).toBeVisible()
    expect(await screen.findByText('On')).toBeVisible()
    expect(screen.queryByText('Later')).toBeNull()
  })
})

const Switch = ({ isOn }: { isOn: boolean }) => <p>{isOn ? 'On' : 'Off'}</p>
