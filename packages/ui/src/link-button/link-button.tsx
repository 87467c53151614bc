import { cx } from 'class-variance-authority'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'
import { buttonVariants, type ButtonProps } from '../button/button.tsx'

/** The props of a link button, besides those of a native link. */
export interface LinkButtonProps extends ComponentProps<'a'>, Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /**
   * The link to render instead of an `<a>`, with the button's classes and children: `render={<RouterLink to="/plans" />}`.
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined
}

/** A link that looks like a button. Renders an `<a>`, or `render`. */
export function LinkButton({ variant, size, block, className, render, ...rest }: LinkButtonProps) {
  const classes = cx(buttonVariants({ variant, size, block }), className)
  return cloneElement(render ?? <a />, { 'data-slot': 'link-button', ...rest, className: classes })
}
