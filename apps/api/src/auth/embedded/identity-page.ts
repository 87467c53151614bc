import { createHash } from 'node:crypto'
import { EMAIL_MAX, NAME_MAX, type Provider } from '@summit/contract'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { identitySheet } from './identity-styles.ts'

/** Identity that a provider returns. */
export interface Identity {
  name: string
  email: string
}

/** The providers, with the identity that the page offers for each. `.test` addresses cannot exist (RFC 6761). */
export const providers: Record<Provider, { name: string; identity: Identity }> = {
  google: { name: 'Google', identity: { name: 'Robin Ridge', email: 'robin@google.test' } },
  apple: { name: 'Apple', identity: { name: 'Sasha Scree', email: 'sasha@apple.test' } },
}

/** Content of the page. */
export interface IdentityPage {
  provider: Provider
  /** Origin of the site that requests the identity. */
  siteUrl: string
  /** Encrypted state of the flow, a hidden form field. */
  state: string
  /** Error message for the previous submission. */
  error?: string
  /** Values of the previous submission. */
  typed?: Identity
}

const styleHash = createHash('sha256').update(identitySheet).digest('base64')

const style = raw(`<style>${identitySheet}</style>`)

/** No scripts, this style sheet and the site's own, and forms to this server only. */
const policy = [
  "default-src 'none'",
  // Fonts and contour lines of the site, used by plain.css.
  "img-src 'self' data:",
  "font-src 'self'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Sends the identity page, which replaces Google and Apple and accepts any identity. Its referrer policy lets forms
 * send their origin, without which `sameOrigin` rejects them in some browsers.
 */
export function sendIdentityPage(context: Context, content: IdentityPage): Promise<Response> {
  const { name, identity } = providers[content.provider]
  const { host } = new URL(content.siteUrl)
  const { error, typed } = content
  const state = html`<input type="hidden" name="state" value="${content.state}" />`
  return page(
    context,
    error === undefined ? 200 : 422,
    `Sign in with ${name} (stand-in)`,
    html`
      <header>
        <strong>Stand-in for ${name}.</strong> This server is not connected to ${name}, and nothing you enter leaves it.
      </header>
      <main>
        <h1>Who is signing in?</h1>
        <p>
          ${host} asks ${name} who you are, and this page lets you answer instead. Nothing is checked, and you are never
          asked for a password.
        </p>
        <form method="post" action="/auth/v1/callback">
          ${state}
          <button class="person wanted" name="choice" value="offered">
            Sign in as ${identity.name}<small>${identity.email}</small>
          </button>
        </form>
        <form method="post" action="/auth/v1/callback">
          <h2>Use another address</h2>
          ${state} ${error === undefined ? '' : html`<p class="error" id="error">${error}</p>`}
          <label>
            Name <input name="name" autocomplete="name" required maxlength="${NAME_MAX}" value="${typed?.name ?? ''}" />
          </label>
          <label>
            Email
            <input
              name="email"
              type="email"
              autocomplete="email"
              required
              maxlength="${EMAIL_MAX}"
              value="${typed?.email ?? ''}"
              ${error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error" autofocus')}
            />
          </label>
          <button name="choice" value="other">Sign in with this address</button>
        </form>
        <form class="pair" method="post" action="/auth/v1/callback">
          ${state}
          <button name="choice" value="refused">Refuse</button>
          <button name="choice" value="cancelled">Cancel</button>
        </form>
      </main>
    `,
  )
}

/** Sends the page for an expired flow. */
export function sendExpiredPage(context: Context): Promise<Response> {
  return page(
    context,
    400,
    'This page has expired',
    html`
      <main>
        <h1>This page has expired.</h1>
        <p>You started to sign in more than ten minutes ago. <a href="/">Go to the home page</a> and sign in again.</p>
      </main>
    `,
  )
}

type Html = ReturnType<typeof html>

async function page(context: Context, status: ContentfulStatusCode, title: string, content: Html): Promise<Response> {
  context.header('Content-Security-Policy', policy)
  context.header('Referrer-Policy', 'same-origin')
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          ${style}
          <link rel="stylesheet" href="/plain.css" />
        </head>
        <body>
          ${content}
        </body>
      </html>`,
    status,
  )
}
