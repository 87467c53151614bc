import { SummitMark } from '@summit/ui/mark'

export const Example = () => <SummitMark label="Summit" style={{ width: '2rem' }} />
