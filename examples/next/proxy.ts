import { NextResponse, type NextRequest } from 'next/server'

/** Sends the Content Security Policy with a nonce, which Next gives to its inline scripts. */
export function proxy(request: NextRequest) {
  if (process.env.NODE_ENV === 'development') return
  const nonce = crypto.randomUUID()
  // `style-src-attr`: custom properties in the `style` of elements that the server has rendered.
  const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src-attr 'unsafe-inline'; connect-src 'self' ${process.env.NEXT_PUBLIC_API_ORIGIN}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } })
}
