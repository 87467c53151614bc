import { SummitMark } from '@summit/ui/product/mark'

export const Example = () => <SummitMark label="Summit" style={{ width: '2rem' }} />
