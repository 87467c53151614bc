import { notFoundMessages, type NotFoundMessages } from '../../not-found/not-found.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The 404 page in German. */
export const notFound = translate(notFoundMessages, {
  title: '404 Seite nicht gefunden',
  text: 'Fehlt die Seite vielleicht im Router?',
  home: 'Zur Startseite',
} satisfies Translation<NotFoundMessages>)
