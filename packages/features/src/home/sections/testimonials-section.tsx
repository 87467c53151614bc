'use client'

import { Avatar } from '@summit/ui/avatar'
import { Container } from '@summit/ui/container'
import { Rating } from '@summit/ui/rating'
import { Section } from '@summit/ui/section'
import type { Testimonial } from '../../shared/config/brand.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { homeMessages, type HomeMessages } from '../home.ts'
import type { HomeSectionProps } from './section-props.ts'

export interface TestimonialsSectionProps extends HomeSectionProps {
  /** Testimonials, three per row. */
  testimonials: readonly Testimonial[]
}

/** Testimonials in ascending steps. Its id is `testimonials`. */
export function TestimonialsSection({ testimonials, messages: ownMessages }: TestimonialsSectionProps) {
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <Section id="testimonials">
      <Container>
        <h2 className="mb-10 max-w-[15ch]">{messages.testimonials}</h2>
        <div className="grid gap-10 lg:-mt-16 lg:grid-cols-3 lg:gap-0">
          {testimonials.map((testimonial, index) => (
            <Entry key={testimonial.name} {...testimonial} index={index} messages={messages} />
          ))}
        </div>
      </Container>
    </Section>
  )
}

interface EntryProps extends Testimonial {
  index: number
  messages: HomeMessages
}

function Entry({ name, role, avatar, rating, content, index, messages }: EntryProps) {
  return (
    <figure
      className="group relative flex flex-col gap-4 pt-4.5 lg:pe-8 lg:not-first:ps-8 lg:first:mt-32 lg:nth-2:mt-16"
      style={{ '--from': `${5 + index * 15}%` }}
    >
      <span className="absolute inset-x-0 top-0 border-t-2 drawn drawn-line" />
      <span className="absolute -start-0.5 top-0 hidden h-16.5 border-s-2 drawn drawn-bar lg:group-not-first:block" />
      <span className="absolute inset-e-0 bottom-[calc(100%-2px)] hidden spot-height lg:group-last:block" />
      <Rating value={rating} label={messages.rating(rating)} />
      <blockquote className="quotation font-display text-h3 font-medium">{content}</blockquote>
      <figcaption className="flex items-center gap-3 text-small">
        <Avatar initials={avatar} />
        <span>
          <b className="block font-label">{name}</b> <span className="text-ink-muted">{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
