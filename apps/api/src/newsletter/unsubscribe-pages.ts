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
    body: html`<h1>No more emails?</h1>
      <p>We will take <strong>${email}</strong> off our list right away. The plan is yours to keep.</p>
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
      <p>We will not email <strong>${email}</strong> again. Good climbing.</p>
      <p><a href="/">Go to ${place}</a></p>
      ${ridge}`,
  }
}

/** Says that a link leads nowhere. */
export function unknownPage(): PlainPage {
  return {
    title: 'Link not found',
    place,
    status: 404,
    body: html`<h1>This link does not work.</h1>
      <p>Part of it may be missing. Please use the link at the end of our latest email to you.</p>
      <p><a href="/">Go to ${place}</a></p>
      ${ridge}`,
  }
}
