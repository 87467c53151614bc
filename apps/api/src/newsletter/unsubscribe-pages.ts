import { html } from 'hono/html'
import { mailBrand } from '../brand.ts'
import { type PlainPage, ridge } from '../http/plain-page.ts'

const place = mailBrand.name

/** Asks once more: programs that look into mails follow every link, and must change nothing. */
export function askPage(email: string): PlainPage {
  return {
    title: 'Unsubscribe',
    place,
    policy: "form-action 'self'",
    body: html`<h1>No more mails?</h1>
      <p><strong>${email}</strong> will be taken off our list at once. The plan you have stays yours.</p>
      <form method="post"><button>Unsubscribe</button></form>
      ${ridge}`,
  }
}

/** Says that it is done. */
export function donePage(email: string): PlainPage {
  return {
    title: 'Unsubscribed',
    place,
    body: html`<h1>You are off the list.</h1>
      <p><strong>${email}</strong> gets no more mails from us. Good climbing.</p>
      <p><a href="/">Go to ${place}</a></p>
      ${ridge}`,
  }
}

/** Says that a link leads nowhere. */
export function unknownPage(): PlainPage {
  return {
    title: 'Link not known',
    place,
    status: 404,
    body: html`<h1>We do not know this link.</h1>
      <p>It may have been cut off on its way here. Please use the one at the end of our latest mail to you.</p>
      <p><a href="/">Go to ${place}</a></p>
      ${ridge}`,
  }
}
