import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Testimonial } from '../shared/brand/brand.ts'
import { browserPorts } from './browser-ports.browser.ts'
import { FeaturesProvider, usePorts } from './provider.tsx'

const climber: Testimonial = { name: '', role: '', avatar: '', rating: 5, content: '' }
const host = {
  brand: {
    name: 'Summit',
    shortName: 'summit',
    blurb: '',
    appStoreUrl: 'https://apps.example/summit',
    appStoreQr: { path: '', size: 0 },
    socials: [],
    testimonials: [climber, climber, climber] as const,
  },
  navigate: vi.fn(),
  notify: vi.fn(),
}

it('gives the features the ports it was given', () => {
  const ports = browserPorts(host)
  const { result } = renderHook(usePorts, {
    wrapper: ({ children }) => <FeaturesProvider ports={ports}>{children}</FeaturesProvider>,
  })
  expect(result.current).toBe(ports)
})

it('says what is missing where there is no provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(usePorts)).toThrow('Put the provider round your routes')
  quiet.mockRestore()
})

it('lets a host have any port otherwise', () => {
  const signOut = vi.fn()
  expect(browserPorts({ ...host, signOut }).signOut).toBe(signOut)
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
