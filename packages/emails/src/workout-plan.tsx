import { Text } from '@react-email/text'
import { ascent } from '@summit/features/newsletter/ascent'
import type { Email } from './email.ts'
import { EmailLayout, renderHtml } from './layout.tsx'
import { ButtonLink, Note, Paragraph, Steps, TextLink, Title } from './parts.tsx'
import { type } from './theme.ts'
import {
  SUBJECT,
  workoutPlanPlainText,
  workoutPlanTexts,
  type WorkoutPlanProps,
  type WorkoutPlanTexts,
} from './workout-plan-texts.ts'

export type { WorkoutPlanProps } from './workout-plan-texts.ts'

/** Renders the email with the workout plan. The sender attaches the PDF. */
export function renderWorkoutPlan(props: WorkoutPlanProps): Email {
  const texts = workoutPlanTexts(props)
  const email = <WorkoutPlanEmail texts={texts} product={props.brand.name} />
  return { subject: SUBJECT, text: workoutPlanPlainText(texts), html: renderHtml(email) }
}

function WorkoutPlanEmail({ texts, product }: { texts: WorkoutPlanTexts; product: string }) {
  return (
    <EmailLayout
      subject={SUBJECT}
      preview={texts.preview}
      product={product}
      heights={ascent}
      footer={<Footer {...texts} />}
    >
      <Title>{texts.title}</Title>
      <Paragraph>{texts.greeting}</Paragraph>
      {texts.paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <ButtonLink {...texts.plan} />
      <Note>{texts.attached}</Note>
      <Steps {...texts.steps} />
      <Text style={{ ...type.body, marginTop: 28 }}>{texts.farewell}</Text>
    </EmailLayout>
  )
}

function Footer({ reason, unsubscribe, sender }: WorkoutPlanTexts) {
  return (
    <>
      <Text style={type.small}>{reason}</Text>
      <Text style={{ ...type.small, margin: '8px 0' }}>
        <TextLink {...unsubscribe} />
      </Text>
      <Text style={type.small}>{sender}</Text>
    </>
  )
}
