import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { darkSheet, fonts, light } from './theme.ts'

/** A mail's page as HTML. */
export function mailHtml(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

export interface MailPageProps {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  /** The product's name, over the picture. */
  product: string
  /** The picture's heights from left to right, from 0 to 1; the highest is lit. */
  heights: readonly number[]
  /** Why this mail came, and from whom. */
  foot: ReactNode
  /** The letter itself. */
  children: ReactNode
}

/** A mail as a page: one column, no pictures, no layout tables, so that it reads alike in every mail program. */
export function MailPage({ subject, preheader, product, heights, foot, children }: MailPageProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: light.ground }}>
        <Preheader>{preheader}</Preheader>
        <div
          role="article"
          aria-label={subject}
          className="ground ink"
          style={{
            padding: '24px 12px',
            background: light.ground,
            color: light.ink,
            font: `400 17px/1.6 ${fonts.body}`,
            wordBreak: 'break-word',
          }}
        >
          <div className="surface" style={{ maxWidth: 600, margin: '0 auto', background: light.surface }}>
            <Masthead product={product} heights={heights} />
            <div style={{ padding: '28px 32px 32px' }}>{children}</div>
          </div>
          <div
            className="muted"
            style={{ maxWidth: 536, margin: '0 auto', padding: '20px 32px', color: light.inkMuted, fontSize: 14 }}
          >
            {foot}
          </div>
        </div>
      </body>
    </html>
  )
}

/** What a list of mails shows beside the subject. The blanks keep the page's first words out of it. */
function Preheader({ children }: { children: string }) {
  return (
    <div aria-hidden="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
      {children}
      {'\u00a0\u200c'.repeat(80)}
    </div>
  )
}

/** The product's name over a climb, drawn with nothing but grounds. */
function Masthead({ product, heights }: Pick<MailPageProps, 'product' | 'heights'>) {
  const top = Math.max(...heights)
  return (
    <div className="spruce" style={{ background: light.spruce, color: light.onSpruce }}>
      <p
        style={{ margin: 0, padding: '24px 32px 8px', font: `800 18px/1.2 ${fonts.display}`, letterSpacing: '-0.02em' }}
      >
        <span aria-hidden="true" style={{ color: light.accent }}>
          ▲{' '}
        </span>
        {product}
      </p>
      <div aria-hidden="true" dir="ltr" style={{ height: 96, fontSize: 0, lineHeight: '96px' }}>
        {heights.map((height, index) => (
          <span
            key={index}
            style={{
              display: 'inline-block',
              width: `${100 / heights.length}%`,
              height: Math.round(height * 92),
              background: height === top ? light.accent : light.ridge,
              boxShadow: `inset 1px 0 ${light.spruce}`,
              verticalAlign: 'bottom',
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** The letter's headline. */
export function MailTitle({ children }: { children: string }) {
  return (
    <h1 style={{ margin: '0 0 20px', font: `800 34px/1.05 ${fonts.display}`, letterSpacing: '-0.03em' }}>{children}</h1>
  )
}

/** A paragraph of the letter. */
export function MailParagraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>
}

/** What there is to do, as a link that looks like a button. */
export function MailAction({ label, url }: { label: string; url: string }) {
  return (
    <p style={{ margin: '28px 0 16px' }}>
      <a
        href={url}
        className="accent"
        style={{
          display: 'inline-block',
          padding: '13px 22px',
          borderRadius: 4,
          background: light.accent,
          color: light.onAccent,
          fontWeight: 600,
          lineHeight: 1.3,
          textDecoration: 'none',
        }}
      >
        {label}
      </a>
    </p>
  )
}

/** What stands under an action, in smaller type. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={{ margin: 0, color: light.inkMuted, fontSize: 15 }}>
      {children}
    </p>
  )
}

/** A link in running text. */
export function MailLink({ label, url }: { label: string; url: string }) {
  return (
    <a href={url} className="link" style={{ color: light.link }}>
      {label}
    </a>
  )
}
