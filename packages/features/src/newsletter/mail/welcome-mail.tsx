import { fonts, light } from '../../shared/mail/mail-look.ts'
import {
  MailAction,
  mailHtml,
  MailLink,
  MailNote,
  MailPage,
  MailParagraph,
  MailTitle,
  type Mail,
} from '../../shared/mail/mail-page.tsx'
import { ascent } from '../ascent.ts'
import { letterText, SUBJECT, welcomeLetter, type Letter, type WelcomeFacts } from './welcome-letter.ts'

export type { Mail } from '../../shared/mail/mail-page.tsx'
export { planFile, planPath, type MailBrand, type WelcomeFacts } from './welcome-letter.ts'

/** Writes the mail that brings the plan, as text and as a page. The plan itself is for the sender to attach. */
export function welcomeMail(facts: WelcomeFacts): Mail {
  const letter = welcomeLetter(facts)
  const page = <WelcomeMail letter={letter} product={facts.brand.name} />
  return { subject: SUBJECT, text: letterText(letter), html: mailHtml(page) }
}

/** The letter as a page. */
function WelcomeMail({ letter, product }: { letter: Letter; product: string }) {
  return (
    <MailPage
      subject={SUBJECT}
      preheader={letter.preheader}
      product={product}
      heights={ascent}
      foot={<Foot letter={letter} />}
    >
      <MailTitle>{letter.title}</MailTitle>
      <MailParagraph>{letter.greeting}</MailParagraph>
      {letter.paragraphs.map((paragraph) => (
        <MailParagraph key={paragraph}>{paragraph}</MailParagraph>
      ))}
      <MailAction {...letter.plan} />
      <MailNote>{letter.attached}</MailNote>
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
    </MailPage>
  )
}

/** Why this mail came, the way off the list, and who sent it. */
function Foot({ letter: { reason, unsubscribe, sender } }: { letter: Letter }) {
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>{reason}</p>
      <p style={{ margin: '0 0 8px' }}>
        <MailLink {...unsubscribe} />
      </p>
      <p style={{ margin: 0 }}>{sender}</p>
    </>
  )
}
