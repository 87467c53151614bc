import { apiRoutes } from '@summit/contract'
import { expect, it } from 'vitest'
import { getApiUrl } from './api-url.ts'

it('is the contract’s path at the page’s origin by default', () => {
  expect(getApiUrl()(apiRoutes.login)).toBe('/api/auth/login')
})

it('is at the host’s origin, with the host’s paths', () => {
  const apiUrl = getApiUrl({
    origin: 'https://api.acme.example',
    paths: { login: '/v2/sign-in', authService: '/gotrue' },
  })
  expect(apiUrl(apiRoutes.login)).toBe('https://api.acme.example/v2/sign-in')
  expect(apiUrl(apiRoutes.authService)).toBe('https://api.acme.example/gotrue')
  expect(apiUrl(apiRoutes.logout)).toBe('https://api.acme.example/api/auth/logout')
})

it('leaves a complete address as it is', () => {
  const apiUrl = getApiUrl({ origin: 'https://api.acme.example' })
  expect(apiUrl('https://id.acme.example/google')).toBe('https://id.acme.example/google')
})
