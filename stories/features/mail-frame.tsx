import type { StoryContext } from '@storybook/react-vite'
import type { Email } from '@summit/emails'
import { waitFor, within } from 'storybook/test'
import { shownTheme, type Settings } from '../../.storybook/modes.ts'

export interface MailFrameProps {
  mail: Email
  /** Whether the reader's system prefers dark. */
  isDark: boolean
}

/** Settings of the toolbar that have no effect on mails. */
const settingsOfPages: readonly (keyof Settings)[] = ['brand', 'language', 'direction', 'textSize', 'motion']

/** The parameters of a mail's stories: to spread, as Storybook replaces what is no object literal by its own. */
export const mailParameters = {
  withoutSettings: settingsOfPages,
  // A mail is an article in the page of a mail program, which has the landmarks.
  a11y: { options: { rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } } } },
}

/**
 * Puts axe into the mail's frame: the accessibility check asks it there, and skips a frame after half a second without
 * an answer.
 */
export async function addAxe({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const frame = canvasElement.querySelector('iframe')
  if (!frame) return
  const { ownerDocument: mail } = await waitFor(() => getArticle(frame))
  const script = mail.createElement('script')
  // Not `axe.source`, which a bundler breaks.
  script.text = (await import('axe-core/axe.min.js?raw')).default
  mail.head.append(script)
}

/** Whether the toolbar's theme stands for a reader who prefers dark. */
export const prefersDark = (globals: Readonly<Record<string, unknown>>): boolean =>
  // SAFETY: `preview.tsx` defines this global and its values.
  shownTheme(globals['theme'] as Settings['theme']) === 'dark'

/** A mail in an iframe. Its `prefers-color-scheme` query is replaced by the toolbar's theme. */
export function MailFrame({ mail: { subject, html }, isDark }: MailFrameProps) {
  const page = html.replace('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all')
  return <iframe title={subject} srcDoc={page} className="block h-dvh w-full" />
}

/** A mail's plain-text part. */
export function MailText({ mail }: Pick<MailFrameProps, 'mail'>) {
  return (
    <main className="p-6">
      <pre className="max-w-measure font-mono text-small whitespace-pre-wrap">{mail.text}</pre>
    </main>
  )
}

/** Queries for the mail in an iframe, once it has loaded. */
export async function openFrame(frame: HTMLElement) {
  const article = await waitFor(() => getArticle(frame))
  return within(article.ownerDocument.body)
}

function getArticle(frame: HTMLElement): Element {
  const article = frame instanceof HTMLIFrameElement && frame.contentDocument?.querySelector('[role=article]')
  if (!article) throw new Error('The mail has not loaded.')
  return article
}
