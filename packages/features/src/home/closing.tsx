import { Button, buttonLook } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { AscendIcon } from '@summit/ui/icons'
import { ElevationProfile } from '@summit/ui/profile'
import { paths } from '../shared/paths.ts'
import { ascent, summitOf } from './profiles.ts'
import type { DemoHandle } from './use-demo.ts'

/** The last call, over a line that ends at a summit (HOME-09…12). */
export function Closing({ product, demo: { messages, watch } }: { product: string; demo: DemoHandle }) {
  return (
    <section className="section band-spruce">
      <ContourLines className="[--contour-fade:linear-gradient(180deg,rgb(0_0_0/0.35)_55%,#000_80%)] md:[--contour-fade:linear-gradient(90deg,rgb(0_0_0/0.3)_30%,#000_62%)]" />
      <ElevationProfile
        heights={ascent}
        markers={[summitOf(ascent)]}
        className="absolute! inset-x-0 bottom-0 h-[clamp(11rem,24vw,22rem)] [--profile-ground:color-mix(in_oklch,var(--color-spruce)_78%,black)]"
      />
      <div className="wrap grid justify-items-start gap-8 pb-40">
        <h2 className="max-w-[13ch] text-h1">{messages.ready(product)}</h2>
        <p className="max-w-[36em] text-lead text-pretty text-ink-muted">{messages.readyText}</p>
        <div className="flex flex-wrap gap-4">
          <a href={paths.download} className={buttonLook({ variant: 'accent' })}>
            {messages.downloadFree}
            <AscendIcon size="small" />
          </a>
          <Button variant="line" className="scriptless:hidden" onClick={watch}>
            {messages.watchDemo}
          </Button>
        </div>
      </div>
    </section>
  )
}
