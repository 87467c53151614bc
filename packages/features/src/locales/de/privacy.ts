import { getController, privacyMessages, type PrivacyMessages } from '../../privacy/privacy.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'
import {
  getContactDraftKey,
  getRecoveryPrefix,
  getTokenKey,
  getUserKey,
  getLastProviderKey,
  getVerificationPrefix,
} from '../../shared/ports/storage-keys.ts'

/** The Privacy Policy in German. */
export const privacy = translate(privacyMessages, {
  title: 'Datenschutzerklärung',
  lead: 'Was diese Website über dich speichert, wo und wie lange. Stand: 28. November 2026.',
  contents: 'Abschnitte dieser Erklärung',
  sections: ({ brand, storagePrefix, newsletterSeenKey, sendsEnquiries, createsAccounts }) => [
    {
      title: 'Kurz gesagt',
      paragraphs: [
        'Keine Werbung, keine Analyse, keine Schriften oder Bilder anderer Firmen: Dein Browser spricht mit unserem Server und mit niemandem sonst. Beim Lesen dieser Seiten werden keine Cookies gesetzt, und es entsteht kein Profil von dir.',
        `Diese Erklärung gilt für die Website. Die App ${brand.name} hat ihre eigene, die sie dir zeigt, bevor sie dich etwas fragt.`,
      ],
    },
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich für deine personenbezogenen Daten ist ${getController(brand)} („wir“ oder „uns“). Fragen zum Datenschutz beantworten wir unter ${brand.contact.email}.`,
      ],
    },
    {
      title: 'Was dein Browser speichert',
      paragraphs: [
        `Bis zu ${createsAccounts ? 'sieben' : 'fünf'} Einträge. Löschst du die Daten dieser Website in deinem Browser, sind alle weg: Du bist abgemeldet, und das Newsletter-Fenster kann wieder erscheinen.`,
      ],
      entries: [
        {
          term: getUserKey(storagePrefix),
          text: 'Dein Name und deine E-Mail-Adresse, vom Anmelden bis zum Abmelden. Local Storage.',
        },
        {
          term: getTokenKey(storagePrefix),
          text: 'Das Wort „authenticated“, das kein Geheimnis ist, ebenso lange. Local Storage.',
        },
        {
          term: newsletterSeenKey,
          text: 'Das Wort „true“, sobald du das Newsletter-Fenster geschlossen oder dich darin angemeldet hast, damit es geschlossen bleibt. Local Storage.',
        },
        {
          term: `${getRecoveryPrefix(storagePrefix)}…`,
          text: 'Die Erlaubnis, ein neues Passwort zu setzen, solange du es setzt. Gelöscht, wenn du den Tab schließt. Session Storage.',
        },
        ...(createsAccounts
          ? [
              {
                term: `${getVerificationPrefix(storagePrefix)}…`,
                text: 'Der Link, der deine E-Mail-Adresse bestätigt, solange er geprüft wird. Gelöscht, wenn du den Tab schließt. Session Storage.',
              },
              {
                term: getLastProviderKey(storagePrefix),
                text: 'Ob du Google oder Apple genutzt hast, als du dich zuletzt darüber angemeldet hast, damit die Anmeldeseite es zeigen kann. Bleibt, wenn du dich abmeldest. Local Storage.',
              },
            ]
          : []),
        {
          term: getContactDraftKey(storagePrefix),
          text: 'Was du in das Kontaktformular schreibst, bis du es absendest. Gelöscht, wenn du den Tab schließt. Session Storage.',
        },
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        `${createsAccounts ? 'Vier' : 'Zwei'}. Skripte können sie nicht lesen, und dein Browser sendet sie nur an diese Website. Es gibt keinen Cookie-Hinweis, weil keines gesetzt wird, bevor du dich anmeldest${createsAccounts ? ' oder ein Konto erstellst' : ''}.`,
      ],
      entries: [
        {
          term: `${brand.shortName}_session`,
          text: 'Eine Zufallszahl, die dich angemeldet hält: höchstens 30 Tage, 7 Tage ohne Besuch oder bis du dich abmeldest.',
        },
        {
          term: `${brand.shortName}_oauth`,
          text: 'Gesetzt, wenn du zu Google oder Apple gehst, damit wir wissen, dass du es bist, wenn du zurückkommst. Gelöscht, wenn du zurück bist.',
        },
        ...(createsAccounts
          ? [
              {
                term: `${brand.shortName}_signup`,
                text: 'Gesetzt, wenn du ein Konto erstellst, damit dich der Link in unserer E-Mail hier anmeldet. Gelöscht, wenn du ihn öffnest, oder nach 24 Stunden.',
              },
              {
                term: `${brand.shortName}_second_step`,
                text: 'Gesetzt, wenn du dich mit Zwei-Faktor-Authentifizierung anmeldest, bis du den Code eingibst: höchstens 10 Minuten.',
              },
            ]
          : []),
      ],
    },
    {
      title: 'Wenn du dich anmeldest',
      paragraphs: [
        `Unser Server speichert deinen Namen, deine E-Mail-Adresse, das Datum, an dem dein Konto angelegt wurde, und ob du ein Passwort, Google oder Apple benutzt hast. Dein Passwort speichert er nur als Argon2id-Hash, aus dem es sich nicht lesen lässt. Forderst du einen Link zum Zurücksetzen des Passworts an, speichert er 24 Stunden lang einen Hash des Links. Wurde der Link geöffnet, speichert er auch wann, bis du das Passwort gesetzt hast oder eine Woche vergangen ist.${createsAccounts ? ' Forderst du einen Code zum Anmelden an, speichert er 10 Minuten lang einen Hash des Codes, und ebenso lange eine neue Adresse, zu der du wechselst, bis du sie bestätigst. Fügst du einen Passkey hinzu, speichert er dessen öffentlichen Schlüssel, den Browser und das System, mit denen du ihn hinzugefügt hast, und wann er hinzugefügt und zuletzt benutzt wurde, bis du ihn entfernst. Fingerabdruck, Gesicht oder PIN verlassen dein Gerät nie. Verknüpfst du Google oder Apple, speichert er deine Kennung und E-Mail-Adresse dort, und wann du es verknüpft hast, bis du es entfernst. Schaltest du die Zwei-Faktor-Authentifizierung ein, speichert er das Geheimnis, das er mit deiner Authenticator-App teilt, und Hashes deiner Wiederherstellungscodes, bis du sie ausschaltest.' : ''}`,
        'Für jeden Browser, mit dem du dich anmeldest, speichert er, wann du dich angemeldet hast, wann der Browser zuletzt da war, seinen Namen und den seines Betriebssystems, und einen Hash seines Cookies. Löschst du dein Konto, wird all das gelöscht.',
      ],
    },
    ...(createsAccounts
      ? [
          {
            title: 'Wenn du ein Konto erstellst',
            paragraphs: [
              'Das Formular schickt uns deinen Namen, deine E-Mail-Adresse, dein Passwort und die Fassung der Bedingungen, denen du zustimmst. Wir speichern sie 24 Stunden lang, das Passwort nur als Hash, mit einem Hash des Links, den wir dir mailen. Öffnest du den Link, werden sie dein Konto; sonst werden sie gelöscht.',
            ],
          },
        ]
      : []),
    {
      title: 'Wenn du das Trainings-PDF anforderst',
      paragraphs: [
        'Das Newsletter-Fenster schickt uns deine E-Mail-Adresse und, falls du ihn einträgst, deinen Namen. Wir speichern beides mit dem Datum deiner Anmeldung und dem unserer letzten E-Mail an dich.',
        'Zum Abmelden genügt der Link in jeder E-Mail, mit der der Plan kam. Wir löschen dann deinen Namen und behalten Adresse und Datum aus einem Grund: damit wir dich in Ruhe lassen, bis du dich wieder anmeldest.',
      ],
    },
    {
      title: 'E-Mails auf dem Weg zu dir',
      paragraphs: [
        `Eine E-Mail an dich wartet in unserer Datenbank, bis ein Mailserver sie annimmt, und wird dann gelöscht. Lässt sie sich nicht zustellen, wird sie nach 30 Tagen gelöscht. Fordert jemand für deine Adresse einen Link zum Zurücksetzen ${createsAccounts ? 'oder einen Code ' : ''}an, wartet auch die Adresse dort für den Moment, in dem sie nachgeschlagen wird.`,
        'Unsere E-Mails enthalten keine Zählpixel, und ihre Links führen direkt zu der Adresse, die sie zeigen.',
      ],
    },
    {
      title: 'Schutz vor Missbrauch',
      paragraphs: [
        'Wir zählen fehlgeschlagene Anmeldungen je Konto bis zu einem Tag und fehlgeschlagene Anmeldungen und Anforderungen von E-Mails je Netz 15 Minuten lang. Die Zähler enthalten Hashes und Zahlen, keine Namen oder Adressen.',
      ],
    },
    {
      title: 'Serverprotokolle',
      paragraphs: [
        'Eine Zeile je Anfrage an unseren Server: Methode, Pfad, Ergebnis und Dauer in Millisekunden. Keine IP-Adresse, keine Parameter, kein Cookie und nichts, was du gesendet hast. Das Öffnen einer Seite wird gar nicht protokolliert.',
        'Bei einem Teil der Besuche kann eine Seite auch melden, wie schnell sie geladen war und reagiert hat: bis zu drei Zahlen, und welche Seite es war. Sie werden sofort zu Summen addiert und sagen nichts über dich.',
      ],
    },
    ...(sendsEnquiries
      ? [
          {
            title: 'Wenn du uns schreibst',
            paragraphs: [
              'Das Kontaktformular schickt uns deinen Namen, deine E-Mail-Adresse, deinen Betreff und deine Nachricht als E-Mail. Sie wartet in unserer Datenbank, bis ein Mailserver sie annimmt, und wird dort dann gelöscht. Die E-Mail behalten wir so lange, wie wir für die Antwort brauchen.',
              `Eine nicht gesendete Nachricht behält dein Browser, bis du den Tab schließt.${createsAccounts ? '' : ' Das Formular zum Anlegen eines Kontos ist eine Demo: Was du hineinschreibst, wird nicht gesendet.'}`,
            ],
          },
        ]
      : [
          {
            title: 'Formulare, die nichts senden',
            paragraphs: [
              `${createsAccounts ? 'Das Formular für Nachrichten ist eine Demo' : 'Die Formulare zum Anlegen eines Kontos und für Nachrichten sind Demos'}. Was du hineinschreibst, wird nicht gesendet. Eine nicht gesendete Nachricht behält dein Browser, bis du den Tab schließt.`,
            ],
          },
        ]),
    {
      title: 'Wer sonst Daten erhält',
      paragraphs: [
        'Google oder Apple, wenn du dich über sie anmeldest: Sie erfahren davon und geben uns deinen Namen und deine E-Mail-Adresse. Die Firma, die unsere E-Mails zustellt, falls wir dir welche senden. Der App Store, wenn du einem Link dorthin folgst. Wir verkaufen deine Daten an niemanden.',
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        `Du kannst eine Kopie deiner Daten verlangen und sie berichtigen oder löschen lassen. Schreib an ${brand.contact.email}; Gründe musst du nicht nennen. Stellt dich unsere Antwort nicht zufrieden, kannst du dich bei der Datenschutzbehörde deines Landes beschweren.`,
      ],
    },
  ],
} satisfies Translation<PrivacyMessages>)
