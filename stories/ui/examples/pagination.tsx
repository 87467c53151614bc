import { Pagination } from '@summit/ui/pagination'

export const Example = () => <Pagination label="Workouts" page={5} pages={12} href={(page) => `?page=${page}`} />
