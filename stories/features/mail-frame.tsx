import type { Email } from '@summit/emails'
import { expect, waitFor, within } from 'storybook/test'
import { shownTheme, type Settings } from '../../.storybook/modes.ts'

export interface MailFrameProps {
  mail: Email
  /** Whether the reader's system prefers dark. */
  isDark: boolean
}

/** Settings of the toolbar that have no effect on mails. */
export const settingsOfPages: readonly (keyof Settings)[] = ['brand', 'language', 'direction', 'textSize', 'motion']

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
  await waitFor(() => expect(article(frame)).not.toBeNull())
  return within(article(frame)?.ownerDocument.body ?? frame)
}

const article = (frame: HTMLElement) =>
  frame instanceof HTMLIFrameElement ? (frame.contentDocument?.querySelector('[role=article]') ?? null) : null
