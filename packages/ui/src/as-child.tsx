import type { ReactNode } from 'react'
import { useRender, type Render } from './use-render.ts'

/** The props of a Radix part that is rendered as `render`, if given. */
export function toAsChild<Props extends object>(render: Render<Props> | undefined, children: ReactNode) {
  return render
    ? { asChild: true, children: <Rendered render={render as Render<never>}>{children}</Rendered> }
    : { children }
}

/** Gets its other props from Radix. */
function Rendered({ render, ...props }: { render: Render<never>; children: ReactNode }) {
  // SAFETY: Radix passes the props of the part's element, for which `render` is.
  return useRender(render as Render<typeof props>, props)
}
