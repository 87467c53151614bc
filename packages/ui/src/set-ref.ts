import type { Ref, RefCallback } from 'react'

/** Sets a ref of either form. Returns what a callback ref returns. */
export function setRef<Node>(ref: Ref<Node> | undefined, node: Node | null): ReturnType<RefCallback<Node>> {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}
