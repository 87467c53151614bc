import { newsMessages, type NewsState } from './news.ts'
import type { NewsHandle } from './use-news.ts'

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  unavailable: { status: 'unavailable' },
  ready: {
    status: 'ready',
    items: [
      { date: '2026-11-22', title: 'The free plan, page by page', text: 'Read it on the home page.', href: '/#plan' },
      { date: '2026-11-20', title: 'Sign out everywhere else', text: 'Your sessions are listed beside this.' },
    ],
  },
} satisfies { [S in NewsState['status']]: Extract<NewsState, { status: S }> }

/** A mock return value of `useNews` in this state. */
export function mockHandle(state: NewsState): NewsHandle {
  return { messages: newsMessages, state }
}
