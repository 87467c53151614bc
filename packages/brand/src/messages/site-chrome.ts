import type { SiteChromeMessages } from '@summit/features/site-chrome'

/** Summit's own wording of bar, drawer and footer. */
export const siteChromeMessages = {
  copyright: (product: string) => `© 2024 ${product}. All rights reserved.`,
  scale: '500 m of effort',
} satisfies Partial<SiteChromeMessages>
