import type { Testimonials } from '@summit/features/brand'

/** What users say. Sample data. */
export const testimonials: Testimonials = [
  {
    name: 'Mara Lindqvist',
    role: 'Night nurse',
    avatar: 'M',
    rating: 5,
    content: 'Seven minutes between shifts still counts. Last month those minutes added up to 2,140 meters.',
  },
  {
    name: 'Tomás Okafor',
    role: 'Trail runner',
    avatar: 'T',
    rating: 5,
    content: 'It noticed my knee before I admitted it, and swapped the lunges out for a week.',
  },
  {
    name: 'Priya Raman',
    role: 'Climber, new mother',
    avatar: 'P',
    rating: 5,
    content: 'I talk to it while I cook. Dinner is logged before it is on the table.',
  },
]
