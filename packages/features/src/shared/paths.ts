/** Where the site's screens live (specification, section 2). Views link to these, hooks navigate to them. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  login: '/auth/login',
  signup: '/auth/signup',
  forgotPassword: '/auth/forgot-password',
} as const
