import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Elevation } from './elevation.tsx'
import { light, styleSheet, type } from './theme.ts'

/** An email's HTML part. Synchronous, unlike React Email's own, which loads Prettier. */
export function renderHtml(email: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(email)}`
}

/** The props of the layout of all emails. */
export interface EmailLayoutProps {
  subject: string
  /** Shown beside the subject in a list of emails. */
  preview: string
  /** The product's name. */
  product: string
  /** The heights of the picture, from 0 to 1 at equal distances. The highest has the accent colour. */
  heights: readonly number[]
  /** Below the card: why this email was sent, and by whom. */
  footer: ReactNode
  children: ReactNode
}

/**
 * The layout of all emails: a card 600 px wide, and narrower on phones. Outlook on Windows renders with Word, so tables
 * lay it out, padding is on cells only, and the width is an attribute.
 */
export function EmailLayout({ subject, preview, product, heights, footer, children }: EmailLayoutProps) {
  return (
    <Html>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="ground" style={{ margin: 0, padding: 0, backgroundColor: light.ground }}>
        <Preview>{preview}</Preview>
        {/* Fixed, so that the card's maximal width is that of the window and not of its content. */}
        <Row
          role="article"
          aria-label={subject}
          className="ground ink"
          style={{
            ...{ tableLayout: 'fixed', backgroundColor: light.ground, color: light.ink, wordBreak: 'break-word' },
            ...type.body,
          }}
        >
          <Column align="center" style={{ padding: '24px 12px' }}>
            <Section
              className="surface"
              width={600}
              style={{ maxWidth: '100%', tableLayout: 'fixed', backgroundColor: light.surface }}
            >
              <Header product={product} heights={heights} />
              <Row>
                <Column className="gutter" style={{ padding: '36px 40px 40px' }}>
                  {children}
                </Column>
              </Row>
            </Section>
            <Row width={600} style={{ maxWidth: '100%', tableLayout: 'fixed' }}>
              <Column
                className="gutter muted"
                align="left"
                style={{ ...type.small, padding: '20px 40px', color: light.inkMuted }}
              >
                {footer}
              </Column>
            </Row>
          </Column>
        </Row>
      </Body>
    </Html>
  )
}

function Header({ product, heights }: Pick<EmailLayoutProps, 'product' | 'heights'>) {
  return (
    <Section className="brand" style={{ backgroundColor: light.brand }}>
      <Row>
        <Column className="gutter" style={{ padding: '28px 40px 20px' }}>
          <Text style={{ ...type.heading, color: light.onBrand }}>
            <span aria-hidden="true" style={{ color: light.accent }}>
              ▲{' '}
            </span>
            {product}
          </Text>
        </Column>
      </Row>
      <Elevation heights={heights} />
    </Section>
  )
}
