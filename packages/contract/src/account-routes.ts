/** Paths of the API's calls for a signed-in user's own account, which are optional. Apart, as most pages have none of them. */
export const accountApiRoutes = {
  sessions: '/api/auth/sessions',
  endSession: '/api/auth/end-session',
  logoutOthers: '/api/auth/logout-others',
  changeEmail: '/api/auth/change-email',
  confirmEmailChange: '/api/auth/confirm-email-change',
  changeName: '/api/auth/change-name',
  changePassword: '/api/auth/change-password',
  exportData: '/api/auth/export-data',
  deleteAccount: '/api/auth/delete-account',
  capabilities: '/api/auth/capabilities',
} as const
