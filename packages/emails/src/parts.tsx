import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { light, type } from './theme.ts'

/** The email's headline. */
export function Title({ children }: { children: string }) {
  return <Heading style={{ ...type.title, marginBottom: 24 }}>{children}</Heading>
}

/** A paragraph. `dir` is for a text whose language is not known. */
export function Paragraph({ children, dir }: { children: ReactNode; dir?: 'auto' }) {
  return (
    <Text dir={dir} style={{ ...type.body, marginBottom: 16 }}>
      {children}
    </Text>
  )
}

/** A code to enter, large. */
export function Code({ children }: { children: string }) {
  return <Text style={{ ...type.title, letterSpacing: '0.12em', padding: '8px 0 24px' }}>{children}</Text>
}

/** A paragraph in smaller type. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={{ ...type.small, color: light.inkMuted }}>
      {children}
    </Text>
  )
}

/** What a link is made of. */
export interface LinkProps {
  label: string
  /** Absolute. */
  url: string
}

/** A link that looks like a button. Word ignores the padding of links, so its class pads the cell. */
export function ButtonLink({ label, url }: LinkProps) {
  return (
    <Row>
      <Column style={{ padding: '12px 0 24px' }}>
        <Row align="left" width={undefined}>
          <Column className="accent button" style={{ borderRadius: 4, backgroundColor: light.accent }}>
            <Link
              href={url}
              style={{
                ...type.label,
                display: 'block',
                padding: '14px 24px',
                color: light.onAccent,
                textDecoration: 'none',
              }}
            >
              {label}
            </Link>
          </Column>
        </Row>
      </Column>
    </Row>
  )
}

/** A link in a text. */
export function TextLink({ label, url }: LinkProps) {
  return (
    <Link href={url} className="link" style={{ color: light.link, textDecoration: 'underline' }}>
      {label}
    </Link>
  )
}

/** Numbered steps below a heading. */
export function Steps({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <Heading as="h2" style={{ ...type.heading, margin: '36px 0 8px' }}>
        {title}
      </Heading>
      {items.map((item, index) => (
        <Row key={item}>
          <Column className="step" width={36} style={{ ...type.heading, ...cell, color: light.accentInk }}>
            {index + 1}
          </Column>
          <Column className="rule" style={{ ...cell, ...(index > 0 && { borderTop: `1px solid ${light.line}` }) }}>
            {item}
          </Column>
        </Row>
      ))}
    </>
  )
}

const cell = { padding: '12px 0', verticalAlign: 'top' } as const
