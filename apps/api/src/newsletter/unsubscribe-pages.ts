import { html } from 'hono/html'
import { mailBrand } from '../brand.ts'
import { type Page, ridge } from '../http/page.ts'

const label = mailBrand.name

/** Asks for confirmation, since mail scanners follow every link. */
export function confirmPage(email: string): Page {
  return {
    title: 'Unsubscribe',
    label,
    policy: "form-action 'self'",
    body: html`<h1>No more emails?</h1>
      <p>We will take <strong>${email}</strong> off our list right away. The plan is yours to keep.</p>
      <form method="post"><button>Unsubscribe</button></form>
      ${ridge}`,
  }
}

/** Confirms that the address was unsubscribed. */
export function donePage(email: string): Page {
  return {
    title: 'Unsubscribed',
    label,
    body: html`<h1>You are off the list.</h1>
      <p>We will not email <strong>${email}</strong> again. Good climbing.</p>
      <p><a href="/">Go to ${label}</a></p>
      ${ridge}`,
  }
}

/** For an unknown token. */
export function unknownLinkPage(): Page {
  return {
    title: 'Link not found',
    label,
    status: 404,
    body: html`<h1>This link does not work.</h1>
      <p>Part of it may be missing. Please use the link at the end of our latest email to you.</p>
      <p><a href="/">Go to ${label}</a></p>
      ${ridge}`,
  }
}
