import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ascent } from '../ascent.ts'
import { darkSheet, fonts, light } from './mail-look.ts'
import { letterText, SUBJECT, welcomeLetter, type Letter, type WelcomeFacts } from './welcome-letter.ts'

export { planFile, planPath, type MailBrand, type WelcomeFacts } from './welcome-letter.ts'

/** A mail, ready to be sent. */
export interface Mail {
  subject: string
  text: string
  html: string
}

/** Writes the mail that brings the plan, as text and as a page. The plan itself is for the sender to attach. */
export function welcomeMail(facts: WelcomeFacts): Mail {
  const letter = welcomeLetter(facts)
  const page = <WelcomeMail letter={letter} product={facts.brand.name} />
  return { subject: SUBJECT, text: letterText(letter), html: `<!doctype html>${renderToStaticMarkup(page)}` }
}

/** The letter as a page: one column, no pictures, no layout tables, so that it reads alike in every mail program. */
function WelcomeMail({ letter, product }: { letter: Letter; product: string }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{SUBJECT}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: light.ground }}>
        <Preheader>{letter.preheader}</Preheader>
        <div
          role="article"
          aria-label={SUBJECT}
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
            <Masthead product={product} />
            <div style={{ padding: '28px 32px 32px' }}>
              <h1 style={{ margin: '0 0 20px', font: `800 34px/1.05 ${fonts.display}`, letterSpacing: '-0.03em' }}>
                {letter.title}
              </h1>
              <Paragraph>{letter.greeting}</Paragraph>
              {letter.paragraphs.map((paragraph) => (
                <Paragraph key={paragraph}>{paragraph}</Paragraph>
              ))}
              <p style={{ margin: '28px 0 16px' }}>
                <a
                  href={letter.plan.url}
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
                  {letter.plan.label}
                </a>
              </p>
              <p className="muted" style={{ margin: 0, color: light.inkMuted, fontSize: 15 }}>
                {letter.attached}
              </p>
              <h2
                className="rule"
                style={{
                  margin: '32px 0 12px',
                  padding: '24px 0 0',
                  borderTop: `1px solid ${light.line}`,
                  font: `800 20px/1.2 ${fonts.display}`,
                  letterSpacing: '-0.01em',
                }}
              >
                {letter.steps.title}
              </h2>
              <ol style={{ margin: '0 0 24px', padding: '0 0 0 24px' }}>
                {letter.steps.items.map((item) => (
                  <li key={item} style={{ margin: '0 0 8px' }}>
                    {item}
                  </li>
                ))}
              </ol>
              <p style={{ margin: 0 }}>{letter.farewell}</p>
            </div>
          </div>
          <Foot letter={letter} />
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

/** The product's name over a climb of four weeks, drawn with nothing but grounds. */
function Masthead({ product }: { product: string }) {
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
        {ascent.map((height, index) => (
          <span
            key={index}
            style={{
              display: 'inline-block',
              width: `${100 / ascent.length}%`,
              height: Math.round(height * 92),
              background: height === 1 ? light.accent : light.ridge,
              boxShadow: `inset 1px 0 ${light.spruce}`,
              verticalAlign: 'bottom',
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** Why this mail came, the way off the list, and who sent it. */
function Foot({ letter: { reason, unsubscribe, sender } }: { letter: Letter }) {
  return (
    <div
      className="muted"
      style={{ maxWidth: 536, margin: '0 auto', padding: '20px 32px', color: light.inkMuted, fontSize: 14 }}
    >
      <p style={{ margin: '0 0 8px' }}>{reason}</p>
      <p style={{ margin: '0 0 8px' }}>
        <a href={unsubscribe.url} className="link" style={{ color: light.link }}>
          {unsubscribe.label}
        </a>
      </p>
      <p style={{ margin: 0 }}>{sender}</p>
    </div>
  )
}

function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>
}
