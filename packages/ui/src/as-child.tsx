import type { ReactNode } from 'react'
import { useRender, type Render } from './use-render.ts'

/** The props of a Radix part that is rendered as `render`, if given. */
export function toAsChild<Props extends object>(render: Render<Props> | undefined, children: ReactNode) {
  return render ? { asChild: true, children: <Rendered render={render}>{children}</Rendered> } : { children }
}

/** Gets its other props from Radix. */
function Rendered<Props extends object>({ render, ...props }: { render: Render<Props>; children: ReactNode }) {
  // SAFETY: Radix passes the props of the part's element, for which `render` is.
  return useRender(render, props as object as Parameters<typeof useRender<Props>>[1])
}
