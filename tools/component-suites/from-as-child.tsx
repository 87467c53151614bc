import type { ComponentType, ReactElement, ReactNode } from 'react'

interface AsChildProps {
  asChild?: boolean
  children?: ReactNode
}

/** A part of ours with Radix's `asChild`, for `render`. */
export function fromAsChild<Props extends { render?: unknown }>(Part: ComponentType<Props>) {
  return ({ asChild, children, ...props }: Omit<Props, 'render'> & AsChildProps) => {
    // SAFETY: the child of `asChild` is one element.
    const child = children as ReactElement<{ children?: ReactNode }>
    const given = asChild ? { render: child, children: child.props.children } : { children }
    // SAFETY: these are the part's props, `render` included.
    return <Part {...({ ...props, ...given } as unknown as Props)} />
  }
}

/** For a part that ours renders by itself. */
export const Nothing = () => null

/** For a portal, which ours brings. */
export const Portal = ({ children }: { children?: ReactNode }) => children

/** What Base UI has around a pop-up, and ours brings with its content. */
export const surroundings = { Portal, Viewport: Portal, Positioner: Portal, Backdrop: Nothing, Arrow: Nothing }
