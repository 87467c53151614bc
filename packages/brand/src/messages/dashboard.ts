import type { DashboardMessages } from '@summit/features/dashboard'

/** Summit's own wording of the dashboard: everything happens in the app. */
export const dashboardMessages = {
  changesNote: 'In the app',
  billingNote: 'In your app store',
  download: 'Get the app. Take it outside.',
  downloadText: 'The climbing happens in the app. Sign in there with the same email.',
} satisfies Partial<DashboardMessages>
