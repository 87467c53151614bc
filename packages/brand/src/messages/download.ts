import type { DownloadMessages } from '@summit/features/download'

/** Summit's own wording of the download page. */
export const downloadMessages = {
  stats: [
    { figure: '10K+', label: 'downloads' },
    { figure: '4.9', label: 'rating' },
    { figure: '5K+', label: 'active users' },
  ],
} satisfies Partial<DownloadMessages>
