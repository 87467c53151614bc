/** Where the calls of this contract live, relative to the site's origin. */
export const callPaths = {
  health: '/api/health',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  session: '/api/auth/session',
  demo: '/api/demo',
  google: '/api/auth/google',
  apple: '/api/auth/apple',
  newsletterSignup: '/api/newsletter/signup',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
} as const
