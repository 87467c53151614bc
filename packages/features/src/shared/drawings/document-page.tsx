import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { PageHeader } from '@summit/ui/page-header'
import type { Section } from './document.ts'

export interface DocumentPageProps {
  title: string
  /** A sentence or a date below the title. */
  lead: string
  /** The accessible name of the list of sections. */
  contents: string
  sections: readonly Section[]
}

/** A document of numbered sections, each with an id, and a list of links to them. Renders the page's `<main>`. */
export function DocumentPage({ title, lead, contents, sections }: DocumentPageProps) {
  return (
    <main className="wrap-anywhere">
      <div className="relative overflow-clip border-b border-line">
        <ContourLines className="[--contour-fade:linear-gradient(90deg,transparent_35%,#000)]" />
        <Container className="pb-12">
          <PageHeader title={<span className="block max-sm:max-w-[8.49em]">{title}</span>} lead={lead} />
        </Container>
      </div>
      <Container className="grid grid-cols-1 gap-x-12 gap-y-10 py-12 pb-(--space-section) lg:grid-cols-[4fr_8fr] lg:py-16">
        <nav aria-label={contents} className="lg:sticky lg:top-[calc(var(--bar-height)+2rem)] lg:self-start">
          <ol className="columns-[16rem] gap-6 text-small tabular-nums [scroll-target-group:auto]">
            {sections.map(({ title }, index) => (
              <li key={title} className="break-inside-avoid">
                <a href={`#${getId(index)}`} className="flex gap-3 py-1 no-underline hover:underline">
                  <span className="w-[2ch] flex-none text-end text-ink-muted">{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-measure grid-cols-1 gap-10">
          {sections.map(({ title, paragraphs, entries }, index) => (
            <section
              key={title}
              id={getId(index)}
              className="grid grid-cols-1 gap-4 border-line pt-10 not-first:border-t first:pt-0"
            >
              <h2 className="flex gap-4 text-h3 tabular-nums">
                <span className="flex-none text-ink-muted">{index + 1}</span> {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {entries && (
                <dl>
                  {entries.map(({ term, text }) => (
                    <div
                      key={term}
                      className="grid grid-cols-1 gap-x-6 border-t border-line py-3 sm:grid-cols-[2fr_3fr]"
                    >
                      <dt className="font-label">{term}</dt>
                      <dd className="text-ink-muted">{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
        </div>
      </Container>
    </main>
  )
}

const getId = (index: number) => `section-${index + 1}`
