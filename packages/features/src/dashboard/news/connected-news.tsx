'use client'

import type { FindNews } from './news.ts'
import { NewsCard } from './news-card.tsx'
import { useNews } from './use-news.ts'

export interface NewsProps {
  /** Loads the news. It is called once. */
  findNews: FindNews
}

/** What is new about the product, connected: {@link NewsCard} with {@link useNews}. */
export function News({ findNews }: NewsProps) {
  return <NewsCard news={useNews(findNews)} />
}
