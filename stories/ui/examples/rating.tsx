import { Rating } from '@summit/ui/rating'

export const Example = () => <Rating value={4} label="4 out of 5 stars" />
