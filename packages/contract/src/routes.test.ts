import { expect, it } from 'vitest'
import { apiRoutes } from './routes.ts'

it('CALLS-01 CALLS-03 CALLS-05 CALLS-08 CALLS-13 has the agreed paths', () => {
  expect(apiRoutes).toEqual({
    health: '/api/health',
    login: '/api/auth/login',
    logout: '/api/auth/logout',
    session: '/api/auth/session',
    visitor: '/api/auth/visitor',
    sessions: '/api/auth/sessions',
    logoutOthers: '/api/auth/logout-others',
    callback: '/api/auth/callback',
    forgotPassword: '/api/auth/forgot-password',
    updatePassword: '/api/auth/update-password',
    authService: '/auth/v1',
    demo: '/api/demo',
    google: '/api/auth/google',
    apple: '/api/auth/apple',
    newsletterSignup: '/api/newsletter/signup',
    newsletterUnsubscribe: '/api/newsletter/unsubscribe',
    contact: '/api/contact',
  })
})
