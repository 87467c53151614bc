/** Where the site's screens live (specification, section 2). Views link to these, hooks navigate to them. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  download: '/download',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  reviews: '/#testimonials',
  dashboard: '/dashboard',
  login: '/auth/login',
  signup: '/auth/signup',
  forgotPassword: '/auth/forgot-password',
  confirm: '/auth/confirm',
  updatePassword: '/auth/update-password',
} as const
