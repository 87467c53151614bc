import type { HomeMessages } from '@summit/features/home'

/** Summit's own wording of the home page, where the features' would fit any product. */
export const homeMessages = {
  stats: [
    { figure: '5K+', label: 'active users' },
    { figure: '4.9', label: 'rating' },
    { figure: '500K+', label: 'workouts' },
  ],
  testimonials: 'Reviews from the summit register',
  ready: () => 'Ready to get to the Summit?',
} satisfies Partial<HomeMessages>
