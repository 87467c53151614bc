import { cx } from 'class-variance-authority'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'

/** The props of a container, besides those of a `<div>`. */
export interface ContainerProps extends ComponentProps<'div'> {
  /** The element to render instead of a `<div>`: `render={<main />}`. */
  render?: ReactElement<ComponentProps<'div'>> | undefined
}

/** Content as wide as the page: up to 82 rem, with gutters at the sides. Renders a `<div>`, or `render`. */
export function Container({ className, render, ...rest }: ContainerProps) {
  return cloneElement(render ?? <div />, { 'data-slot': 'container', ...rest, className: cx('wrap', className) })
}
