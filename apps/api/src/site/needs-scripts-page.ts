import { html } from 'hono/html'
import { mailBrand } from '../brand.ts'
import { type PlainPage, ridge } from '../http/plain-page.ts'

/** For whoever sends a page's form without its scripts: they are off, too old a browser leaves them out, or they got lost. */
export function needsScriptsPage(address: string): PlainPage {
  return {
    title: 'This form needs JavaScript',
    place: mailBrand.name,
    status: 405,
    body: html`<h1>This form needs JavaScript.</h1>
      <p>
        We did not read or store what you entered. Turn on JavaScript for this site, or use a newer browser, and try
        again.
      </p>
      <p><a href="${address}">Back to the form</a></p>
      ${ridge}`,
  }
}
