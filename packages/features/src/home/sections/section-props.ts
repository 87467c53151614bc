import type { HomeMessages } from '../home.ts'

/** The props of every section of the home page. */
export interface HomeSectionProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<HomeMessages> | undefined
}
