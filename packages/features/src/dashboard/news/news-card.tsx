'use client'

import { Card } from '@summit/ui/card'
import { Link } from '@summit/ui/link'
import { Skeleton } from '@summit/ui/skeleton'
import { PageLink } from '../../shared/config/page-link.tsx'
import { useFormat } from '../../shared/config/use-format.ts'
import type { NewsItem } from './news.ts'
import type { NewsHandle } from './use-news.ts'

export interface NewsCardProps {
  news: NewsHandle
}

/** What is new about the product. Renders a card. */
export function NewsCard({ news: { state, messages } }: NewsCardProps) {
  return (
    <Card className="flex h-full flex-col gap-4">
      <h2 className="text-h3">{messages.title}</h2>
      {state.status === 'pending' && <Skeleton className="w-40" />}
      {state.status === 'unavailable' && <p className="text-ink-muted">{messages.unavailable}</p>}
      {state.status === 'ready' && (
        <ul className="grid">
          {state.items.map((item) => (
            <Item key={item.title} {...item} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Item({ date, title, text, href }: NewsItem) {
  const format = useFormat()
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        {href === undefined ? (
          <span className="font-label">{title}</span>
        ) : (
          <Link render={<PageLink href={href} />}>{title}</Link>
        )}
        {/* A day has no time zone. */}
        <time dateTime={date} className="text-ink-muted">
          {format.date(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' })}
        </time>
      </p>
      <p className="text-ink-muted">{text}</p>
    </li>
  )
}
