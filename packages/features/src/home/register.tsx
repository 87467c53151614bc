import { StarIcon } from '@summit/ui/icons'
import type { Testimonial } from '../shared/brand/brand.ts'
import type { HomeMessages } from './home.ts'

export interface RegisterProps {
  testimonials: readonly Testimonial[]
  messages: HomeMessages
}

/** What users say, as entries in a summit register, each a step higher than the one before (HOME-06, HOME-07). */
export function Register({ testimonials, messages }: RegisterProps) {
  return (
    <section id="testimonials" className="section">
      <div className="wrap">
        <h2 className="mb-10 lg:mb-12 lg:max-w-[14ch]">{messages.testimonials}</h2>
        <div className="grid gap-10 [--step:4rem] lg:-mt-17 lg:grid-cols-3 lg:items-start lg:gap-0">
          {testimonials.map((testimonial) => (
            <Entry key={testimonial.name} {...testimonial} messages={messages} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Entry({ name, role, avatar, rating, content, messages }: Testimonial & { messages: HomeMessages }) {
  return (
    <figure className="group relative flex flex-col gap-4 border-t-2 border-ink pt-4 before:absolute before:-start-0.5 before:-top-0.5 before:h-[calc(var(--step)+2px)] before:border-s-2 max-lg:before:hidden first:before:hidden lg:pt-6 lg:pe-10 lg:not-first:ps-8 lg:first:mt-[calc(var(--step)*2)] lg:nth-2:mt-(--step)">
      <div role="img" aria-label={messages.rating(rating)} className="flex gap-0.5 text-accent-ink">
        {Array.from({ length: rating }, (_, star) => (
          <StarIcon key={star} size="small" />
        ))}
      </div>
      <blockquote className="font-display text-h3 font-medium text-pretty">{content}</blockquote>
      <figcaption className="flex items-center gap-3 text-small">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-round bg-spruce font-display text-lead leading-none font-label text-on-spruce"
        >
          {avatar}
        </span>
        <span>
          <b className="block font-label">{name}</b> <span className="text-ink-muted">{role}</span>
        </span>
      </figcaption>
      <span className="absolute inset-e-0 bottom-full hidden h-3.5 w-4 bg-accent [clip-path:var(--triangle)] lg:group-last:block forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none" />
    </figure>
  )
}
