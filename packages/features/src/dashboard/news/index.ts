export { News, type NewsProps } from './connected-news.tsx'
export { NewsCard, type NewsCardProps } from './news-card.tsx'
export { newsMessages, type FindNews, type NewsItem, type NewsMessages, type NewsState } from './news.ts'
export { useNews, type NewsHandle } from './use-news.ts'
