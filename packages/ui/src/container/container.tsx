import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useRender, type Render } from '../use-render.ts'

/** The props of a container, besides those of a `<div>`. */
export interface ContainerProps extends ComponentProps<'div'> {
  /** The element to render instead of a `<div>`: `render={<main />}`. */
  render?: Render<ComponentProps<'div'>> | undefined
}

/** Content as wide as the page: up to 82 rem, with gutters at the sides. Renders a `<div>`, or `render`. */
export function Container({ className, render = <div />, ...rest }: ContainerProps) {
  return useRender(render, { 'data-slot': 'container', ...rest, className: cx('wrap', className) })
}
