import type { HomeMessages } from '../home.ts'

/** The props of every section of the home page. */
export interface HomeSectionProps {
  /** Your texts, in place of the provider's. */
  messages?: Partial<HomeMessages> | undefined
}
