import { buttonLook } from '@summit/ui/button'
import { paths } from '../shared/paths.ts'

/**
 * What a visitor sees when rendering a page has failed. Its links load a new document (`target`), since React no longer
 * runs here. Its texts cannot be translated, since the provider of translations may be what failed. Renders the
 * `<main>`.
 */
export function BrokenPage() {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-12">
      <h1>This page slipped.</h1>
      <p className="max-w-measure text-lead text-ink-muted">
        Something broke, and it is our fault. Reloading often helps.
      </p>
      <div className="flex flex-wrap gap-4">
        <a href="" target="_self" className={buttonLook({ variant: 'accent' })}>
          Reload
        </a>
        <a href={paths.home} target="_self" className={buttonLook({ variant: 'line' })}>
          Back to Home
        </a>
      </div>
    </main>
  )
}
