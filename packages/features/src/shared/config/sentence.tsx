import { Fragment, type ReactNode } from 'react'

export interface SentenceProps {
  /** A whole sentence, so that a translation can order it otherwise: `{name}` stands for what `parts` has of that name. */
  template: string
  /** What stands for each `{name}`, by the name. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A sentence with elements in it. Renders its texts and elements, and none around them. */
export function Sentence({ template, parts }: SentenceProps) {
  return template
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>)
}
