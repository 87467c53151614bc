import type { NewsItem } from '@summit/features/dashboard/news'

/** What is new about this site, the latest first. */
export const news: readonly NewsItem[] = [
  {
    date: '2026-11-22',
    title: 'The free plan, page by page',
    text: 'Four weeks uphill in 12 sessions. Three of its 11 pages are on the home page.',
    href: '/#plan',
  },
  {
    date: '2026-11-22',
    title: 'Summit at work, in 25 seconds',
    text: 'A bad night, a barcode and a set timer: press “Watch Demo” on the home page.',
    href: '/',
  },
]
