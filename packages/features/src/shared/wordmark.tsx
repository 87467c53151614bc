import { SummitMark } from '@summit/ui/mark'
import { paths } from './paths.ts'

/** The link to the home page: the logo and the product's name. */
export function Wordmark({ product }: { product: string }) {
  return (
    <a
      href={paths.home}
      // A logo need not grow with the text: on a small phone the bar has no room for it.
      className="relative inline-flex min-h-11 w-fit min-w-0 items-center gap-[0.5em] font-display text-h3 no-underline max-sm:text-[min(var(--text-h3),6.4vw)]"
    >
      <SummitMark className="size-[1.4em] flex-none" />
      {product}
    </a>
  )
}
