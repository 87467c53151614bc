import { buttonVariants } from '@summit/ui/button'
import { paths } from '../shared/paths.ts'
import { brokenPageMessages, type BrokenPageMessages } from './broken-page-messages.ts'

export interface BrokenPageProps {
  /** Its texts. The host passes other ones, since the provider of translations may be what failed. */
  messages?: BrokenPageMessages
}

/**
 * What a visitor sees when rendering a page has failed. Its links load a new document (`target`), since React no longer
 * runs here. Renders the `<main>`.
 */
export function BrokenPage({ messages = brokenPageMessages }: BrokenPageProps) {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-12">
      <h1>{messages.title}</h1>
      <p className="max-w-measure text-lead text-ink-muted">{messages.text}</p>
      <div className="flex flex-wrap gap-4">
        <a href="" target="_self" className={buttonVariants({ variant: 'accent' })}>
          {messages.reload}
        </a>
        <a href={paths.home} target="_self" className={buttonVariants({ variant: 'secondary' })}>
          {messages.home}
        </a>
      </div>
    </main>
  )
}
