import { Children, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'

/** The elements of a type among `children`, however deep. Ours takes their props as data. */
export function findParts<Props>(children: ReactNode, type: ComponentType<Props>): Array<ReactElement<Props>> {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    // SAFETY: an element's type determines its props.
    if (child.type === type) return [child as unknown as ReactElement<Props>]
    return findParts(child.props.children, type)
  })
}
