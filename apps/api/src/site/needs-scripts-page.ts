import { html } from 'hono/html'
import { mailBrand } from '../brand.ts'
import { type Page, ridge } from '../http/page.ts'

/** For a form that was submitted without scripts: they are disabled, unsupported, or failed to load. */
export function needsScriptsPage(path: string): Page {
  return {
    title: 'This form needs JavaScript',
    label: mailBrand.name,
    status: 405,
    body: html`<h1>This form needs JavaScript.</h1>
      <p>
        We did not read or store what you entered. Turn on JavaScript for this site, or use a newer browser, and try
        again.
      </p>
      <p><a href="${path}">Back to the form</a></p>
      ${ridge}`,
  }
}
