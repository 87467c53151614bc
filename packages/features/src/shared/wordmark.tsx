import { SummitMark } from '@summit/ui/mark'
import { paths } from './paths.ts'

/** The link to the home page: the logo and the product's name. */
export function Wordmark({ product }: { product: string }) {
  return (
    <a
      href={paths.home}
      className="relative inline-flex min-h-11 min-w-0 items-center gap-2.5 w-fit font-display text-h3 no-underline"
    >
      <SummitMark className="size-7 flex-none" />
      {product}
    </a>
  )
}
