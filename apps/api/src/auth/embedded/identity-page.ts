import { createHash } from 'node:crypto'
import { EMAIL_MAX, NAME_MAX, type Provider } from '@summit/contract'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { identitySheet } from './identity-styles.ts'

/** A person whom a provider would identify. */
export interface Person {
  name: string
  email: string
}

/** The providers, and the person that the page offers for each. Nobody owns a `.test` address (RFC 6761). */
export const providers: Record<Provider, { name: string; person: Person }> = {
  google: { name: 'Google', person: { name: 'Robin Ridge', email: 'robin@google.test' } },
  apple: { name: 'Apple', person: { name: 'Sasha Scree', email: 'sasha@apple.test' } },
}

/** What the page shows. */
export interface IdentityQuestion {
  provider: Provider
  /** The origin of the site that asks. */
  siteUrl: string
  /** What the form carries along, sealed. */
  state: string
  /** What was wrong with the previous answer, in words. */
  fault?: string
  /** What was typed in the previous answer. */
  typed?: Person
}

const sheetHash = createHash('sha256').update(identitySheet).digest('base64')

const sheet = raw(`<style>${identitySheet}</style>`)

/** No scripts, this one style sheet beside the site's own, and forms that are sent to this server only. */
const policy = [
  "default-src 'none'",
  // The site's font and contour lines, in a sheet of the site's build.
  "img-src 'self' data:",
  "font-src 'self'",
  `style-src 'self' 'sha256-${sheetHash}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Shows the page that stands in for a provider: it asks who the visitor is and believes the answer. Its referrer policy
 * lets its forms send their origin, without which `sameOriginOnly` would refuse them in some browsers.
 */
export function showIdentityPage(context: Context, question: IdentityQuestion): Promise<Response> {
  const { name, person } = providers[question.provider]
  const { host } = new URL(question.siteUrl)
  const { fault, typed } = question
  const state = html`<input type="hidden" name="state" value="${question.state}" />`
  return page(
    context,
    fault === undefined ? 200 : 422,
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
            Sign in as ${person.name}<small>${person.email}</small>
          </button>
        </form>
        <form method="post" action="/auth/v1/callback">
          <h2>Use another address</h2>
          ${state} ${fault === undefined ? '' : html`<p class="fault" id="fault">${fault}</p>`}
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
              ${fault === undefined ? '' : raw('aria-invalid="true" aria-describedby="fault" autofocus')}
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

/** Shows that the page before is too old to be answered, and the way back. */
export function showTooLate(context: Context): Promise<Response> {
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
          ${sheet}
          <link rel="stylesheet" href="/plain.css" />
        </head>
        <body>
          ${content}
        </body>
      </html>`,
    status,
  )
}
