import { newsMessages, type NewsMessages } from '../../dashboard/news/news.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** What is new about the product in German. */
export const news = translate(newsMessages, {
  title: 'Neuigkeiten',
  unavailable: 'Die Neuigkeiten lassen sich gerade nicht anzeigen.',
} satisfies Translation<NewsMessages>)
