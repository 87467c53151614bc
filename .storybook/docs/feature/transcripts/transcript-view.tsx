import { Subheading } from '@storybook/addon-docs/blocks'

/** What a screen reader speaks, in sections. A line that begins with `#` is a heading. */
export function TranscriptView({ text }: { text: string }) {
  const sections = text.split(/^# /m).filter(Boolean)
  return sections.map((section) => {
    const [heading = '', ...phrases] = section.trim().split('\n')
    return (
      <section key={heading}>
        <Subheading>{heading}</Subheading>
        <ol className="feature-phrases">
          {phrases.map((phrase, index) => (
            <li key={index}>{phrase}</li>
          ))}
        </ol>
      </section>
    )
  })
}
