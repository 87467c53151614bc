import { Children, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'

/** The elements of one of these types among `children`, however deep. Ours takes their props as data. */
export function findParts<Props>(
  children: ReactNode,
  ...types: Array<ComponentType<Props>>
): Array<ReactElement<Props>> {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    // SAFETY: an element's type determines its props.
    if (types.includes(child.type as ComponentType<Props>)) return [child as unknown as ReactElement<Props>]
    return findParts(child.props.children, ...types)
  })
}
