'use client'

import { ContourLines } from '@summit/ui/product/contour'
import { ElevationChart } from '@summit/ui/product/elevation-chart'
import type { ReactNode } from 'react'
import { useConfig } from '../config/use-config.ts'
import { Wordmark } from '../drawings/wordmark.tsx'
import { accountChart } from './account-chart.ts'

export interface AccountScreenProps {
  /** The line in the picture; empty for none. Decorative: hidden from assistive technology. */
  motto: string
  /** Quick sign-in, beside the logo. It may appear late without a layout shift. */
  offer?: ReactNode
  /** The heading and what is below it. */
  children: ReactNode
}

/**
 * The layout of account pages: a link to the home page, one column, and an illustration: above it on tablets, beside it
 * on wide screens. Renders the page's `<main>`.
 */
export function AccountScreen({ motto, offer, children }: AccountScreenProps) {
  const { illustration } = useConfig().brand
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-2">
      <div className="relative z-(--z-content) col-start-1 row-start-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 self-start px-(--page-gutter) pt-6 sm:max-lg:text-on-brand sm:max-lg:[--color-focus:var(--color-focus-on-brand)] lg:ps-[max(var(--page-gutter),(100vw-var(--page-max))/2)] lg:pe-16">
        <Wordmark />
        <div className="ms-auto flex max-w-max min-w-0 flex-[1_1_7rem] justify-end">{offer}</div>
      </div>
      {/* Top-aligned: centred, the heading would move between states of different height. */}
      <div className="col-start-1 row-start-2 px-(--page-gutter) pt-10 pb-12 lg:ps-[max(var(--page-gutter),(100vw-var(--page-max))/2)] lg:pe-16">
        <div className="grid w-full max-w-104 grid-cols-[minmax(0,1fr)] gap-6 sm:max-lg:mx-auto lg:mt-[max(0px,50svh-25rem)]">
          {children}
        </div>
      </div>
      {/* The illustration is sticky beside a column longer than the viewport. */}
      <aside
        aria-hidden="true"
        className="col-start-1 row-start-1 hidden bg-[color-mix(in_oklch,var(--color-brand)_78%,black)] sm:block lg:col-start-2 lg:row-span-2"
      >
        <div className="surface-brand relative flex h-[min(19rem,45svh)] flex-col justify-end overflow-clip lg:sticky lg:top-0 lg:h-dvh lg:min-h-160">
          {illustration ?? <Landscape motto={motto} />}
        </div>
      </aside>
    </main>
  )
}

function Landscape({ motto }: { motto: string }) {
  return (
    <>
      <ContourLines className="[--contour-fade:linear-gradient(#000_30%,#0005_60%)] max-lg:[--contour-fade:linear-gradient(#0000_15%,#000_45%,#0005_70%)]" />
      {motto && (
        <p className="relative z-(--z-content) mx-(--page-gutter) mb-24 max-w-[10.8em] lg:mx-16 lg:mb-52 font-display text-h2 text-balance max-lg:[@media(height<40rem)]:hidden lg:max-w-[6.95em] lg:text-h1">
          {motto}
        </p>
      )}
      <ElevationChart
        heights={accountChart.heights}
        markers={[accountChart.top]}
        className="absolute inset-x-0 bottom-0 h-24 lg:h-64"
      />
    </>
  )
}
