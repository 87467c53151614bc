import { brokenPageMessages, type BrokenPageMessages } from '../../broken-page/broken-page-messages.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The error page in German. */
export const brokenPage = translate(brokenPageMessages, {
  title: 'Diese Seite ist kaputt.',
  text: 'Es liegt an uns. Neu laden hilft oft.',
  reload: 'Neu laden',
  home: 'Zur Startseite',
} satisfies Translation<BrokenPageMessages>)
