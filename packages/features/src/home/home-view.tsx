'use client'

import { Drawer } from '@summit/ui/drawer'
import type { ComponentType } from 'react'
import type { AppStoreQr, PlanPicture, Testimonial } from '../shared/config/brand.ts'
import { useConfig } from '../shared/config/use-config.ts'
import type { HeroPhoneHandle } from './hero-phone/use-hero-phone.ts'
import { ProductDemo } from './product-demo/product-demo.tsx'
import { isOpen } from './product-demo/product-demo-state.ts'
import type { ProductDemoHandle } from './product-demo/use-product-demo.ts'
import { CtaSection } from './sections/cta-section.tsx'
import { DownloadSection } from './sections/download-section.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { Hero } from './sections/hero.tsx'
import type { PlanFormProps } from './sections/plan-dialog.tsx'
import { PlanSection } from './sections/plan-section.tsx'
import { TestimonialsSection } from './sections/testimonials-section.tsx'

export interface HomeViewProps {
  demo: ProductDemoHandle
  /** The state of the hero's phone. Without it the phone stays still. */
  phone?: HeroPhoneHandle | undefined
  /** Testimonials, three per row. Without them the section is omitted. */
  testimonials?: readonly Testimonial[] | undefined
  /** A QR code of the app's page in the App Store. Without it none is shown. */
  qr?: AppStoreQr | undefined
  /** Pictures of pages of the workout plan, the cover first. */
  planPages?: readonly PlanPicture[] | undefined
  /** The form by which a visitor gets the workout plan, in a dialog. Without it, or without pictures, the section is omitted. */
  PlanForm?: ComponentType<PlanFormProps> | undefined
}

/** The home page. Renders the page's `<main>`, with the product demo's dialog, which loads its player when it is first opened. */
export function HomeView({ demo, phone, testimonials, qr, planPages, PlanForm }: HomeViewProps) {
  const { brand } = useConfig()
  const { state, messages, watch, close } = demo
  return (
    <main className="climb">
      <Hero phone={phone} messages={messages} />
      <FeaturesSection messages={messages} />
      {testimonials && <TestimonialsSection testimonials={testimonials} messages={messages} />}
      {brand.stores && <DownloadSection qr={qr} messages={messages} />}
      {planPages && PlanForm && <PlanSection pages={planPages} Form={PlanForm} messages={messages} />}
      <Drawer.Root open={isOpen(state)} onOpenChange={(open) => (open ? watch() : close())}>
        <CtaSection onWatchDemo={watch} messages={messages} />
        <ProductDemo demo={demo} qr={qr} />
      </Drawer.Root>
    </main>
  )
}
