import { render as renderPage, renderHook } from '@testing-library/react'
import { memo } from 'react'
import { expect, it, vi } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { translate } from '../shared/messages/messages.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'
import { browserPorts } from './browser-ports.browser.ts'
import { FeaturesProvider, useBrand, usePorts } from './provider.tsx'

const texts = { title: 'Walk', submit: 'Go' }
const all = (ports: Ports) => ports

const host = {
  brand: mockBrand,
  navigate: vi.fn(),
  notify: vi.fn(),
}

it('makes what a feature needs from the ports it was given, once', () => {
  const ports = browserPorts(host)
  const portsOf = vi.fn(({ clock, notify }: Ports) => ({ clock, notify }))
  const { result, rerender } = renderHook(() => [usePorts(portsOf), usePorts(portsOf)], {
    wrapper: ({ children }) => <FeaturesProvider ports={ports}>{children}</FeaturesProvider>,
  })
  const [made] = result.current
  expect(made).toEqual({ clock: ports.clock, notify: ports.notify })
  rerender()
  for (const again of result.current) expect(again).toBe(made)
  expect(portsOf).toHaveBeenCalledExactlyOnceWith(ports)
})

it('renders what uses it anew only when ports or translations change', () => {
  const ports = browserPorts(host)
  const german = [translate(texts, { submit: 'Los' })]
  const render = vi.fn()
  const Reader = memo(function Reader() {
    render(usePorts(all), useMessages(texts))
    return null
  })
  const page = (translations?: typeof german) => (
    <FeaturesProvider ports={ports} {...(translations && { translations })}>
      <Reader />
    </FeaturesProvider>
  )
  const { rerender } = renderPage(page())
  rerender(page())
  expect(render.mock.calls).toEqual([[ports, texts]])
  rerender(page(german))
  rerender(page(german))
  expect(render.mock.calls).toEqual([
    [ports, texts],
    [ports, { submit: 'Los', title: 'Walk' }],
  ])
})

it('gives the same texts at every render of what uses them', () => {
  const german = [translate(texts, { submit: 'Los' })]
  const { result, rerender } = renderHook(() => useMessages(texts), {
    wrapper: ({ children }) => (
      <FeaturesProvider ports={browserPorts(host)} translations={german}>
        {children}
      </FeaturesProvider>
    ),
  })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})

it('hands on the host’s brand', () => {
  const { result } = renderHook(useBrand, {
    wrapper: ({ children }) => <FeaturesProvider ports={browserPorts(host)}>{children}</FeaturesProvider>,
  })
  expect(result.current).toBe(host.brand)
})

it('says what is missing where there is no provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useBrand)).toThrow('Put the provider round your routes')
  quiet.mockRestore()
})

it('lets a host have any port otherwise', () => {
  const request = vi.fn()
  expect(browserPorts({ ...host, request }).request).toBe(request)
})

it('STORE-01 STORE-02 keeps the session in localStorage under the brand’s short name', () => {
  browserPorts(host).session.open({ name: 'Ada Keller' })
  expect(localStorage.getItem('summit-user')).toBe('{"name":"Ada Keller"}')
  expect(localStorage.getItem('summit-token')).toBe('authenticated')
  localStorage.clear()
})

it('DASH-07 logs to the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  browserPorts(host).log.error('It broke.')
  expect(error).toHaveBeenCalledExactlyOnceWith('It broke.')
  error.mockRestore()
})
