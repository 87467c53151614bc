import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

/** Renders a page. In production it has a Content Security Policy, with a nonce for its inline scripts. */
export default async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = import.meta.env.PROD ? crypto.randomUUID() : undefined
  const app = <ServerRouter context={context} url={request.url} nonce={nonce} />
  const page = await renderToReadableStream(app, { nonce, signal: request.signal })
  // `style-src-attr`: custom properties in the `style` of elements that the server has rendered.
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; connect-src 'self' ${import.meta.env.VITE_API_ORIGIN}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  if (nonce) headers.set('Content-Security-Policy', policy)
  headers.set('Content-Type', 'text/html')
  return new Response(page, { status, headers })
}
