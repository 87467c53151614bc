import { Composers } from '../composers.tsx'

export const Page = () => <Composers />
