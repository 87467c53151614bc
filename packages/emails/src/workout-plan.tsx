import { ascent } from '@summit/features/newsletter/ascent'
import type { Email } from './email.ts'
import { MailAction, mailHtml, MailLink, MailNote, MailPage, MailParagraph, MailTitle } from './layout.tsx'
import { fonts, light } from './theme.ts'
import {
  SUBJECT,
  workoutPlanPlainText,
  workoutPlanTexts,
  type WorkoutPlanProps,
  type WorkoutPlanTexts,
} from './workout-plan-texts.ts'

export type { WorkoutPlanProps } from './workout-plan-texts.ts'

/** Writes the mail that brings the plan, as text and as a page. The plan itself is for the sender to attach. */
export function renderWorkoutPlan(props: WorkoutPlanProps): Email {
  const letter = workoutPlanTexts(props)
  const page = <WorkoutPlanEmail letter={letter} product={props.brand.name} />
  return { subject: SUBJECT, text: workoutPlanPlainText(letter), html: mailHtml(page) }
}

/** The letter as a page. */
function WorkoutPlanEmail({ letter, product }: { letter: WorkoutPlanTexts; product: string }) {
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
function Foot({ letter: { reason, unsubscribe, sender } }: { letter: WorkoutPlanTexts }) {
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
