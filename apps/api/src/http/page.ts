import { palette } from '@summit/brand/palette'
import { strata } from '@summit/ui/product/mark/strata'
import type { Colour } from '@summit/ui/tokens'
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** HTML. Values interpolated with `html` are escaped. */
export type Markup = ReturnType<typeof html>

/** A page rendered by the server, independent of the site's build. */
export interface Page {
  title: string
  /** Text beside the logo. */
  label: string
  body: Markup
  status?: ContentfulStatusCode
  /** Further directives of the Content-Security-Policy. */
  policy?: string
}

/** A token's colour in the visitor's theme. */
const adaptive = (token: Colour) => `light-dark(${palette.light[token]},${palette.dark[token]})`

const sheet = `
:root{color-scheme:light dark;--ground:${adaptive('ground')};--surface:${adaptive('surface')};--sunk:${adaptive('sunk')};--ink:${adaptive('ink')};--muted:${adaptive('ink-muted')};--line:${adaptive('line')};--link:${adaptive('link')};--focus:${adaptive('focus')};--accent:${adaptive('accent')};--on-accent:${palette.light['on-accent']};--body:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif;--display:'Arial Black','Segoe UI Black','Helvetica Neue',Arial,'Liberation Sans',sans-serif;--mono:ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 var(--body);overflow-wrap:anywhere}
header,main{max-width:52rem;margin-inline:auto;padding-inline:clamp(min(1.25rem,6.25vw),5vw,2.5rem)}
header{display:flex;gap:.625rem;align-items:center;padding-block:1.25rem;font:720 1.25rem/1.2 var(--display)}
header svg{inline-size:1.75rem;fill:currentColor}
header svg :first-child{fill:var(--accent)}
main{padding-block:clamp(1.5rem,6vw,4rem) 5rem}
h1{margin:0 0 1rem;overflow-wrap:break-word;font:720 clamp(1.75rem,1.2rem + 2.4vw,2.75rem)/1.08 var(--display);letter-spacing:-.022em;text-wrap:balance}
p{margin:0 0 1rem;max-inline-size:64ch;text-wrap:pretty}
form{margin-block:2rem}
.muted{color:var(--muted)}
.ridge{position:fixed;inset:auto -3vmin -5vmin auto;z-index:-1;inline-size:min(80vmin,40rem);fill:var(--sunk)}
a{color:var(--link);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
button{min-block-size:2.75rem;padding:.625rem 1.375rem;border:0;border-radius:.25rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;line-height:1.3;cursor:pointer}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
@media (forced-colors:active){button{border:1px solid}header svg :first-child{fill:LinkText}}
`

const mark = strata.map((path) => `<path d="${path}"/>`).join('')

/** The logo as a background illustration. */
export const ridge: Markup = html`<svg class="ridge" viewBox="0 0 32 32" aria-hidden="true">${raw(mark)}</svg>`

/** Sends a page without scripts. `styles` is appended to the common style sheet. */
export async function sendPage(context: Context, page: Page, styles = ''): Promise<Response> {
  const css = sheet + styles
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = [
    // Explicit icon; otherwise browsers request /favicon.ico and log a CSP violation.
    `default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    page.policy ?? "form-action 'none'",
  ]
  const content = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${page.title}</title>
        ${raw(`<style>${css}</style>`)}
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        <header><svg viewBox="0 0 32 32" aria-hidden="true">${raw(mark)}</svg>${page.label}</header>
        <main>${page.body}</main>
      </body>
    </html>`
  return context.body(String(content), page.status ?? 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
  })
}
