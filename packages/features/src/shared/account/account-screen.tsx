import { ContourLines } from '@summit/ui/contour'
import { ElevationProfile } from '@summit/ui/profile'
import type { ReactNode } from 'react'
import { Wordmark } from '../wordmark.tsx'
import { massif } from './massif.ts'

export interface AccountScreenProps {
  /** The product's name, beside the logo. */
  product: string
  /** The line beside the form on wide screens. Decorative: hidden from assistive technology. */
  motto: string
  /** A line below the form. It may appear late. */
  aside?: ReactNode
  /** The heading and what is below it. */
  children: ReactNode
}

/**
 * The layout of every account screen: a link to the home page, one column, and a picture beside it on wide screens.
 * Renders the page's `<main>`.
 */
export function AccountScreen({ product, motto, aside, children }: AccountScreenProps) {
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <div className="relative flex flex-col gap-10 overflow-clip px-(--page-gutter) pt-6 pb-12 lg:ps-[max(var(--page-gutter),(100vw-var(--page-max))/2)] lg:pe-16">
        <ContourLines className="[--contour-fade:linear-gradient(0deg,#000,transparent_15rem)] lg:hidden" />
        <Wordmark product={product} />
        {/* It begins at the same height in every state. Centred, content of another height would move the heading. */}
        <div className="relative mt-[max(0px,50svh-25rem)] mb-auto grid w-full max-w-104 grid-cols-[minmax(0,1fr)] gap-6">
          {children}
        </div>
        <div className="relative text-small text-ink-muted">{aside}</div>
      </div>
      {/* Where the column is longer than the window, the picture stays in view; its ground's colour fills the rest. */}
      <aside aria-hidden="true" className="hidden bg-[color-mix(in_oklch,var(--color-spruce)_78%,black)] lg:block">
        <div className="band-spruce sticky top-0 flex h-dvh min-h-160 flex-col justify-end overflow-clip px-16 pt-16 pb-52">
          <ContourLines className="[--contour-fade:linear-gradient(#000_30%,#0005_60%)]" />
          <p className="relative z-(--z-content) max-w-[9ch] font-display text-h1 text-balance">{motto}</p>
          <ElevationProfile
            heights={massif.heights}
            markers={[massif.top]}
            className="absolute! inset-x-0 bottom-0 h-64"
          />
        </div>
      </aside>
    </main>
  )
}
