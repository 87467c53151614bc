import { Container } from '@summit/ui/container'
import { CheckIcon, CrossIcon } from '@summit/ui/icons'
import { PageHeader } from '@summit/ui/page-header'
import type { ReactNode } from 'react'

interface PatternPageProps {
  title: string
  /** One sentence: what the pattern is for. */
  lead: string
  /** Its rules, each a {@link Rule}. */
  children: ReactNode
}

/** A page of rules. */
export function PatternPage({ title, lead, children }: PatternPageProps) {
  return (
    <Container render={<main />} className="grid grid-cols-[minmax(0,1fr)] gap-12 pb-(--space-page)">
      <PageHeader title={title} lead={lead} className="[&>h1]:text-title" />
      {children}
    </Container>
  )
}

interface RuleProps {
  /** What to do. */
  title: string
  /** One line. */
  why: string
  /** A {@link Do} and a {@link Dont}. */
  children: ReactNode
}

/** A rule, beside its examples where there is room. */
export function Rule({ title, why, children }: RuleProps) {
  return (
    <section className="flex flex-wrap gap-x-12 gap-y-6 border-t border-line-strong pt-6">
      <div className="grid min-w-0 grow basis-64 content-start gap-3">
        <h2 className="text-h3">{title}</h2>
        <p className="max-w-measure text-small text-ink-muted">{why}</p>
      </div>
      <div className="grid min-w-[min(100%,40rem)] grow-999 basis-0 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] grid-rows-[auto_1fr] gap-6">
        {children}
      </div>
    </section>
  )
}

interface ExampleProps {
  /** What the example shows, without a full stop at the end of a fragment. */
  text: string
  /** Live components. */
  children: ReactNode
}

/** An example that follows the rule. */
export const Do = (props: ExampleProps) => (
  <Example {...props} verdict="Do" icon={<CheckIcon className="text-success" />} line="border-success" />
)

/** An example that does not, and that is accessible all the same. */
export const Dont = (props: ExampleProps) => (
  <Example {...props} verdict="Don’t" icon={<CrossIcon className="text-danger" />} line="border-danger" />
)

interface VerdictProps extends ExampleProps {
  verdict: string
  icon: ReactNode
  /** The class with its colour. */
  line: string
}

const Example = ({ verdict, icon, line, text, children }: VerdictProps) => (
  <figure className={`row-span-2 grid grid-rows-subgrid gap-y-0 border-t-4 ${line}`}>
    <figcaption className="flex items-start gap-2 border-x border-line bg-sunk px-4 py-3 text-small">
      {icon}
      <span className="min-w-0">
        <strong className="font-label">{verdict}:</strong> {text}
      </span>
    </figcaption>
    <div className="grid grid-cols-[minmax(0,24rem)] content-start justify-center gap-4 overflow-clip border border-line p-(--pad-card) wrap-anywhere [&>button]:justify-self-start">
      {children}
    </div>
  </figure>
)
