'use client'

import { HomeView, type HomeViewProps } from './home-view.tsx'
import { useProductDemo, type ProductDemoOptions } from './product-demo/use-product-demo.ts'

export interface HomeProps extends Omit<HomeViewProps, 'demo'>, ProductDemoOptions {}

/** The home page, connected: {@link HomeView} with {@link useProductDemo}. Every prop is optional. */
export function Home(props: HomeProps) {
  return <HomeView {...props} demo={useProductDemo(props)} />
}
