import { buttonLook } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { SummitMark } from '@summit/ui/mark'
import { ElevationProfile } from '@summit/ui/profile'
import type { Brand } from '../shared/brand/brand.ts'
import { paths } from '../shared/paths.ts'
import { homeMessages } from './home.ts'
import { ridge } from './ridge.ts'

export interface HomePageProps {
  brand: Brand
}

/** The home page. Renders the page's `<main>`. */
export function HomePage({ brand }: HomePageProps) {
  return (
    <main className="relative flex min-h-dvh flex-col overflow-clip">
      <ContourLines className="[--contour-fade:radial-gradient(120%_130%_at_82%_40%,#000_34%,rgb(0_0_0/0.25)_62%,rgb(0_0_0/0.5))]" />
      <div className="wrap flex grow flex-col gap-16 pt-6">
        <p className="inline-flex items-center gap-2.5 self-start font-display text-h4">
          <SummitMark className="size-7" />
          {brand.name}
        </p>
        <div className="grid justify-items-start gap-6">
          <h1 className="max-w-[10ch] text-hero">{homeMessages.title}</h1>
          <p className="max-w-measure text-lead text-ink-muted">
            {brand.name} {homeMessages.lead}
          </p>
          <a href={paths.login} className={buttonLook({ variant: 'accent' })}>
            {homeMessages.signIn}
          </a>
        </div>
      </div>
      <ElevationProfile heights={ridge} className="mt-12 h-40 text-spruce md:h-80 [--profile-ground:var(--color-spruce)]" />
    </main>
  )
}
