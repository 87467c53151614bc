import type { ReactNode } from 'react'
import { useRender, type Render } from './use-render.ts'

/**
 * The props of a Radix part that is rendered as `render`, with its state also as Base UI names it: `data-open` beside
 * `data-state="open"`.
 */
export function toAsChild<Props extends object>(render: Render<Props>, children: ReactNode) {
  return { asChild: true, children: <Rendered render={render}>{children}</Rendered> }
}

interface RenderedProps<Props> {
  render: Render<Props>
  children: ReactNode
  /** As Radix sets it. */
  'data-state'?: string
  disabled?: boolean | undefined
  type?: string | undefined
}

/** Gets its other props from Radix. */
function Rendered<Props extends object>({ render, ...props }: RenderedProps<Props>) {
  // A tooltip is `delayed-open` or `instant-open`.
  const state = props['data-state']?.replace(/^.*-/, '')
  const attributes = {
    ...(props.disabled && { 'data-disabled': '' }),
    ...props,
    // The undefined of a wrapper replaces Radix's own, and the button would submit its form.
    ...('type' in props && { type: props.type ?? 'button' }),
    ...(state && { [`data-${state}`]: '' }),
  }
  // SAFETY: Radix passes the props of the part's element, for which `render` is.
  return useRender(render, attributes as object as Parameters<typeof useRender<Props>>[1])
}
