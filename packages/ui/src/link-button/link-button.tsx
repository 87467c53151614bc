import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants, type ButtonProps } from '../button/button.tsx'
import { useRender, type Render } from '../use-render.ts'

/** The props of a link button, besides those of a native link. */
export interface LinkButtonProps extends ComponentProps<'a'>, Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /**
   * The link to render instead of an `<a>`, with the button's classes and children: `render={<RouterLink to="/plans" />}`.
   */
  render?: Render<ComponentProps<'a'>> | undefined
}

/** A link that looks like a button. Renders an `<a>`, or `render`. */
export function LinkButton({ variant, size, block, className, render = <a />, ...rest }: LinkButtonProps) {
  const classes = cx(buttonVariants({ variant, size, block }), className)
  return useRender(render, { 'data-slot': 'link-button', ...rest, className: classes })
}
