'use client'

import { HeroBanner } from './hero-phone/hero-phone.tsx'
import { useHeroPhone } from './hero-phone/use-hero-phone.ts'
import { HomeView, type HomeViewProps } from './home-view.tsx'
import { useProductDemo, type ProductDemoOptions } from './product-demo/use-product-demo.ts'

export interface HomeProps extends Omit<HomeViewProps, 'demo' | 'phone'>, ProductDemoOptions {}

/** The home page, connected: {@link HomeView} with {@link useProductDemo} and {@link useHeroPhone}. Every prop is optional. */
export function Home(props: HomeProps) {
  return <HomeView {...props} demo={useProductDemo(props)} phone={useHeroPhone(HeroBanner.preload, props)} />
}
