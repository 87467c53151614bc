import { Skeleton } from '@summit/ui/skeleton'

export const Example = ({ name }: { name?: string }) => <p>{name ?? <Skeleton style={{ width: '10rem' }} />}</p>
