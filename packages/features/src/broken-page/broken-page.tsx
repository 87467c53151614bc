import { buttonLook } from '@summit/ui/button'
import { paths } from '../shared/paths.ts'

/**
 * What a visitor sees when a page could not be drawn. Its links load a document (`target`), since React gave up here; its
 * words are no messages, since what brings translations may be what broke. Renders the page's `<main>`.
 */
export function BrokenPage() {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-12">
      <h1>This page slipped.</h1>
      <p className="max-w-measure text-lead text-ink-muted">
        Something in it broke, and that is our fault. Loading it again often helps.
      </p>
      <div className="flex flex-wrap gap-4">
        <a href="" target="_self" className={buttonLook({ variant: 'accent' })}>
          Load again
        </a>
        <a href={paths.home} target="_self" className={buttonLook({ variant: 'line' })}>
          Back to Home
        </a>
      </div>
    </main>
  )
}
