import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx } from 'class-variance-authority'
import { cloneElement, use, type ReactElement, type Ref } from 'react'

/** What a part renders in place of its own element: an element, or a function of the part's props that returns one. */
export type Render<Props> = ReactElement<Props> | ((props: Props) => ReactElement)

type Attributes = Record<string, unknown>
type Handler = (...parameters: unknown[]) => unknown

/** What to render. A server component may send an element after the others: it comes as a lazy one, without props. */
export function useLoaded<Props>(render: Render<Props>): Render<Props> {
  let loaded: Render<Props> & { _payload?: Promise<ReactElement<Props>> } = render
  while (loaded._payload) loaded = use(loaded._payload)
  return loaded
}

/**
 * Renders a part as `render`, with the part's props. An element's own props win, except that both handlers of an event
 * are called, the element's first, and that classes, styles and refs are merged. `fixed` wins over all.
 */
export function useRender<Props extends object>(
  toRender: Render<Props>,
  props: NoInfer<Props> & { [data: `data-${string}`]: unknown },
  fixed?: NoInfer<Partial<Props>> & { [data: `data-${string}`]: unknown },
): ReactElement {
  const render = useLoaded(toRender)
  // SAFETY: both are props of an element, whose names and values are checked below.
  const given = props as Attributes
  const own = (typeof render === 'function' ? {} : render.props) as Attributes
  // SAFETY: React has only these two as `ref`.
  const composedRef = useComposedRefs(given.ref as Ref<unknown> | undefined, own.ref as Ref<unknown> | undefined)
  if (typeof render === 'function') return render({ ...props, ...fixed })

  const merged: Attributes = { ...given }
  for (const [name, value] of Object.entries(own)) merged[name] = mergeProp(name, given[name], value)
  // The type of a button. That of a link would be the media type of what it leads to.
  const isLink = render.type === 'a' || 'href' in own || 'to' in own
  if (isLink && given.type === 'button') merged.type = own.type
  // A server component cannot render an element with a ref.
  if (given.ref || own.ref) merged.ref = composedRef
  return cloneElement<Attributes>(render as ReactElement<Attributes>, { ...merged, ...fixed })
}

function mergeProp(name: string, given: unknown, own: unknown): unknown {
  if (given === undefined) return own
  if (own === undefined || name === 'children') return given
  if (isFunction(own) && isFunction(given) && /^on[A-Z]/.test(name)) {
    return (...event: unknown[]) => {
      own(...event)
      given(...event)
    }
  }
  if (name !== 'className' && name !== 'style') return own
  // A router's link makes its class and style from whether it is active.
  if (isFunction(own)) return (...state: unknown[]) => mergeProp(name, given, own(...state))
  return name === 'className' ? cx(given, own) : { ...(given as object), ...(own as object) }
}

const isFunction = (value: unknown): value is Handler => typeof value === 'function'
