import { translate, type Translation } from '../../shared/config/messages.ts'
import { termsMessages, type TermsMessages } from '../../terms/terms.ts'

/** The Terms of Service in German. */
export const terms = translate(termsMessages, {
  title: 'Nutzungsbedingungen',
  updated: 'Stand: 15. Januar 2025',
  contents: 'Abschnitte dieser Bedingungen',
  sections: ({ brand }) => [
    {
      title: 'Worauf wir uns einigen',
      paragraphs: [
        `Diese Bedingungen sind ein Vertrag zwischen dir und ${brand.name} („wir“ oder „uns“). Sie gelten für die App und diese Website, sobald du die App installierst oder die Website nutzt.`,
        'Wenn du nicht einverstanden bist, nutze bitte beides nicht. Nutzt du die App oder die Website für einen Verein oder ein Unternehmen, stimmst du in dessen Namen zu und bestätigst, dass du dazu berechtigt bist.',
      ],
    },
    {
      title: 'Wer die App nutzen darf',
      paragraphs: [
        'Du musst mindestens 16 Jahre alt sein. Zwischen 13 und 15 darfst du die App nutzen, wenn ein Elternteil oder Vormund diese Bedingungen gelesen hat und zustimmt.',
        'Verlangt das Recht deines Landes ein höheres Alter, gilt dieses.',
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        'Konten werden in der App angelegt, und jedes Konto gehört einer Person. Nimm deinen eigenen Namen und eine E-Mail-Adresse, die du liest: Dorthin gehen Links zum Zurücksetzen des Passworts.',
        'Du bist dafür verantwortlich, was mit deinem Passwort geschieht. Kennt es jemand anderes, setze es auf der Anmeldeseite zurück und gib uns dann Bescheid.',
      ],
    },
    {
      title: 'Der kostenlose Plan',
      paragraphs: [
        'Der kostenlose Plan bietet über 50 Übungen, braucht keine Zahlungskarte und läuft nicht ab. Wir können Übungen austauschen, aber nicht ihre Zahl verringern.',
        'Was du im kostenlosen Plan aufzeichnest, bleibt lesbar, auch wenn du später ein Abo beginnst oder beendest.',
      ],
    },
    {
      title: 'Was Premium kostet',
      paragraphs: [
        'Premium wird in der App verkauft, über den Store, aus dem du die App hast. Es gibt drei Arten zu bezahlen. Der Store kann Steuern aufschlagen und den Preis in deine Währung umrechnen; du zahlst den Betrag, den er dir vor der Bestätigung anzeigt.',
      ],
      entries: [
        { term: 'Monatlich', text: '6,99 $ im Monat' },
        { term: 'Jährlich', text: '44,99 $ im Jahr' },
        { term: 'Lifetime', text: '199,99 $ einmalig' },
      ],
    },
    {
      title: 'Die Testphase',
      paragraphs: [
        'Dein erstes Premium-Abo beginnt mit sieben kostenlosen Tagen. Pro Person gibt es eine Testphase, egal auf wie vielen Geräten.',
        'Kündigst du mindestens 24 Stunden vor ihrem Ende, zahlst du nichts. Andernfalls wird am achten Tag der Preis fällig, den du bestätigt hast.',
      ],
    },
    {
      title: 'Verlängerung und Kündigung',
      paragraphs: [
        'Monats- und Jahresabos verlängern sich automatisch um denselben Zeitraum. Um das zu verhindern, kündige in den Einstellungen deines Stores mindestens 24 Stunden vor Ende des laufenden Zeitraums. Das Löschen der App ist keine Kündigung.',
        'Nach der Kündigung bleibt Premium bis zum Ende des bezahlten Zeitraums aktiv. Lifetime verlängert sich nicht.',
      ],
    },
    {
      title: 'Erstattungen',
      paragraphs: [
        'Der Store nimmt deine Zahlung entgegen, daher kann nur er sie erstatten, nach seinen eigenen Regeln. Wir sehen deine Karte nie und können nichts erstatten.',
        'Deine Rechte als Verbraucher nach dem Recht deines Landes bleiben unberührt, etwa das Recht, einen Kauf innerhalb einer bestimmten Frist zu widerrufen.',
      ],
    },
    {
      title: 'Training auf eigene Gefahr',
      paragraphs: [
        `${brand.name} plant Training. Die App ist kein Arzt, sie weiß nur, was du ihr sagst, und sie sieht nicht, wie du landest. Bist du krank, verletzt oder schwanger oder hast du lange nicht trainiert, frage vorher einen Arzt.`,
        'Hör auf, wenn etwas wehtut, das nicht wehtun sollte. Trage keinen Satz ein, während du sicherst.',
      ],
    },
    {
      title: 'Was dir gehört',
      paragraphs: [
        'Dein Tagebuch, deine Rezepte und was du der App sagst, gehören dir. Wir speichern und verarbeiten sie, um deinen Plan zu erstellen, und für nichts sonst.',
        'Bei einem gemeinsamen Ziel sieht dein Team deinen Vornamen und deine Höhenmeter. Wenn du aussteigst, sieht es beides nicht mehr.',
      ],
    },
    {
      title: 'Was uns gehört',
      paragraphs: [
        'Die App, die Videos, die Trainingspläne, die Zeichnungen und der Name gehören uns oder sind an uns lizenziert. Du darfst sie für dich selbst nutzen, auf beliebig vielen eigenen Geräten.',
        'Das Trainings-PDF darfst du ausdrucken und unverändert an Freunde weitergeben. Du darfst es nicht verkaufen und die Videos nicht kopieren.',
      ],
    },
    {
      title: 'Fair bleiben',
      paragraphs: [
        'Brich nicht in den Dienst ein, entwickle ihn nicht zurück, überlaste ihn nicht und lies ihn nicht automatisiert aus. Erfinde bei gemeinsamen Zielen keine Höhenmeter, die sich andere erarbeiten, und schikaniere dein Team nicht.',
        'Verstößt du gegen diese Regeln, können wir dein Konto sperren und nennen dir den Grund per E-Mail. In schweren Fällen schließen wir ein Konto sofort, sonst warnen wir dich zuerst.',
      ],
    },
    {
      title: 'Unsere Haftung',
      paragraphs: [
        'Wir arbeiten sorgfältig und reparieren, was kaputtgeht. Wir können aber nicht versprechen, dass der Dienst fehlerfrei ist oder du ein bestimmtes Ergebnis erreichst: Kraft hängt von mehr ab als von einer App.',
        'Für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, und für Verletzungen von Leben und Gesundheit haften wir nach dem Gesetz. Für alles andere haften wir nur für vorhersehbare Schäden und höchstens in Höhe dessen, was du uns in den zwölf Monaten davor gezahlt hast.',
      ],
    },
    {
      title: 'Hilfe und Änderungen dieser Bedingungen',
      paragraphs: [
        'Unser Support beantwortet Fragen zu Konten und Abos innerhalb von fünf Werktagen.',
        'Wir können diese Bedingungen ändern. Wesentliche Änderungen kündigen wir dir 30 Tage vorher in der App und per E-Mail an; bist du nicht einverstanden, kannst du den Vertrag beenden, bevor sie gelten. Kleine Korrekturen erscheinen hier mit neuem Datum.',
      ],
    },
    {
      title: 'Recht und Kontakt',
      paragraphs: [
        'Es gilt das Recht von Kalifornien. Lebst du anderswo, behältst du jeden Verbraucherschutz, den dein eigenes Recht einem Vertrag nicht zu nehmen erlaubt. Ist eine dieser Bedingungen unwirksam, gelten die übrigen weiter.',
        `Bitte schreib an ${brand.contact.email}, bevor du vor Gericht gehst. Die meisten Probleme sind mit zwei E-Mails gelöst.`,
      ],
    },
  ],
} satisfies Translation<TermsMessages>)
