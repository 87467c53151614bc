import type { AppStoreQr, Brand, Testimonials } from '../shared/brand/brand.ts'
import { loadable } from '../shared/loadable.tsx'
import { CtaSection } from './sections/cta-section.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { Hero } from './sections/hero.tsx'
import { TestimonialsSection } from './sections/testimonials-section.tsx'
import { DownloadSection } from './sections/download-section.tsx'
import type { ProductDemoHandle } from './product-demo/use-product-demo.ts'

export interface HomePageProps {
  brand: Brand
  testimonials: Testimonials
  qr: AppStoreQr
  demo: ProductDemoHandle
}

// Loaded when it is first opened, so that it is in no page's first load.
const ProductDemoDialog = loadable(
  async () => (await import('./product-demo/product-demo-dialog.tsx')).ProductDemoDialog,
)

/** The home page. Renders the page's `<main>`, and the product demo once it has been opened. */
export function HomePage({ brand, testimonials, qr, demo }: HomePageProps) {
  const { state, messages } = demo
  return (
    <main>
      <Hero brand={brand} messages={messages} />
      <FeaturesSection messages={messages} />
      <TestimonialsSection testimonials={testimonials} messages={messages} />
      <DownloadSection brand={brand} qr={qr} messages={messages} />
      <CtaSection product={brand.name} demo={demo} />
      {state.status !== 'closed' && <ProductDemoDialog demo={demo} screen={state.screen} brand={brand} qr={qr} />}
    </main>
  )
}
