import { Button, buttonVariants } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { ElevationChart } from '@summit/ui/elevation-chart'
import { paths } from '../../shared/paths.ts'
import { ascent, summitOf } from '../drawings/chart-data.ts'
import type { ProductDemoHandle } from '../product-demo/use-product-demo.ts'

/** Call to action above an elevation chart (HOME-09…12). */
export function CtaSection({ product, demo: { messages, watch } }: { product: string; demo: ProductDemoHandle }) {
  return (
    <section className="section surface-brand">
      <ContourLines className="[--contour-fade:linear-gradient(150deg,#0003_30%,#000_70%)]" />
      <ElevationChart
        heights={ascent}
        markers={[summitOf(ascent)]}
        className="absolute! inset-x-0 bottom-0 h-44 lg:h-80"
      />
      <div className="wrap grid justify-items-start gap-6 pb-40">
        <h2 className="max-w-[13ch] text-h1">{messages.ready(product)}</h2>
        <p className="max-w-measure text-lead text-ink-muted">{messages.readyText}</p>
        <div className="flex flex-wrap gap-4">
          <a href={paths.download} className={buttonVariants({ variant: 'accent' })}>
            {messages.downloadFree}
          </a>
          <Button variant="secondary" className="scriptless:hidden print:hidden" onClick={watch}>
            {messages.watchDemo}
          </Button>
        </div>
      </div>
    </section>
  )
}
