import type { ContactDetails } from '@summit/features/brand'

/** How to reach the people behind the product. Sample data: no real address or number. */
export const contact = {
  email: 'hello@summit.test',
  phone: '+1 (760) 555-0148',
  office: { name: 'Basecamp office', address: '1 Ridge Street, Bishop, CA 93514' },
} satisfies ContactDetails
