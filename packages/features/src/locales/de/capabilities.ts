import { capabilitiesMessages, type CapabilitiesMessages } from '../../capabilities/capabilities.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The features page in German. */
export const capabilities = translate(capabilitiesMessages, {
  title: 'Neun Werkzeuge, ein Seil.',
  lead: 'Sie hängen zusammen: Was du gegessen, wie du geschlafen und was du gehoben hast, zieht am selben Plan.',
  screen: (product) => `Die App ${product}: Wandsitz, noch 31 von 45 Sekunden, danach zwei Übungen`,
  app: {
    time: '6:58',
    lead: 'Beine für den Grat, 5 von 7',
    title: 'Wandsitz',
    initial: 'M',
    left: '0:31',
    of: 'von 0:45',
    next: 'Danach',
    nextText: 'Satz 2 von 2 · 20\u00a0s Pause',
    action: 'Anhalten',
    lines: [
      { move: 'Wadenheben', value: '3 × 15' },
      { move: 'Auslaufen', value: '2\u00a0min' },
    ],
  },
  capabilities: {
    workouts: {
      title: 'Training mit KI',
      text: 'Jede Einheit wird neu geschrieben, bevor du sie öffnest: passend zur letzten, zu deinem Schlaf und zu deiner Zeit.',
      details: [
        'Steiler nach guten Nächten',
        'Leichter nach kurzen',
        'Schont ein wundes Knie',
        'Sagt dir, was sich geändert hat',
      ],
    },
    nutrition: {
      title: 'Ernährung erfassen',
      text: 'Halte die Packung hoch oder sag, was auf deinem Teller liegt.',
      details: ['Barcode-Scan', 'Spracheingabe', 'Eigene Rezepte', 'Keine roten Zahlen'],
    },
    videos: {
      title: 'Videobibliothek',
      text: 'Über 1000 Übungen, gezeigt von Leuten, die sie gut können.',
      details: [
        'Von vorn und von der Seite',
        'Langsam und in voller Geschwindigkeit',
        'Häufige Fehler markiert',
        'Sortiert nach deiner Ausrüstung',
      ],
    },
    progress: {
      title: 'Fortschritt auswerten',
      text: 'Ein Höhenprofil statt zwölf Diagrammen, dahinter zum Vergleich die Linie des letzten Monats.',
      details: [
        'Höhenmeter nach Woche und Monat',
        'Kraft getrennt von Ausdauer',
        'Ruhetage zählen als Ruhe',
        'Export als Tabelle',
      ],
    },
    challenges: {
      title: 'Gemeinsame Ziele',
      text: 'Sucht euch zusammen einen Berg aus und teilt euch den Aufstieg.',
      details: [
        'Teams von zwei bis zehn',
        'Einsatz zählt, nicht Talent',
        'Echte Gipfel als Ziel',
        'Aussteigen geht jederzeit',
      ],
    },
    offline: {
      title: 'Offline-Modus',
      text: 'Deine Woche ist auf dem Telefon, bevor das Netz endet.',
      details: [
        'Einheiten samt Videos',
        'Mit Ernährungstagebuch',
        'Gleicht ab, sobald du Netz hast',
        'Räumt erledigte Einheiten weg',
      ],
    },
    sync: {
      title: 'Abgleich aller Geräte',
      text: 'Dein Zählerstand folgt dir von Bildschirm zu Bildschirm.',
      details: [
        'Telefon, Tablet, Uhr',
        'Derselbe Satz, dieselbe Sekunde',
        'Kein Kabel, kein Knopf',
        'Alte Geräte mit einem Tipp entfernt',
      ],
    },
    quick: {
      title: 'Kurze Einheiten',
      text: 'Zwischen zwei Terminen liegt meist eine Treppe. Diese Einheiten passen in die Lücke.',
      details: ['Ab sieben Minuten', 'Ohne Matte, ohne Geräte', 'Leise für dünne Böden', 'Zählen voll im Tagebuch'],
    },
    health: {
      title: 'Anbindung an Gesundheits-Apps',
      text: 'Die App liest, was dein Telefon schon misst, und schreibt zurück, was du getan hast. Jeder Wert hat seinen eigenen Schalter.',
      details: [
        'Schlaf und Puls hinein',
        'Schritte und Gewicht hinein',
        'Einheiten und Höhenmeter hinaus',
        'Aus, bis du es einschaltest',
      ],
    },
  },
  drawings: {
    workouts: {
      slept: '5\u00a0h 10\u00a0min geschlafen',
      so: 'heute also leichter',
      moves: [
        { move: 'Ausfallschritt', before: '4 × 12', value: '3 × 10' },
        { move: 'Klimmzug', before: '3 × 8', value: '3 × 6' },
        { move: 'Wandsitz', before: '2 × 60\u00a0s', value: '2 × 45\u00a0s' },
        { move: 'Käfer', before: '', value: '2 × 40\u00a0s' },
      ],
    },
    nutrition: {
      said: '„Linsensuppe und ein halbes Baguette“',
      meals: [
        { meal: 'Suppe, 300\u00a0g', energy: '210\u00a0kcal' },
        { meal: 'Baguette, 125\u00a0g', energy: '320\u00a0kcal' },
      ],
    },
    videos: { front: 'Vorn', side: 'Seite', time: '0:24', mistake: 'Knie fallen nach innen', pause: 'Video anhalten' },
    progress: { gained: '+420\u00a0m', compared: 'zum Oktober' },
    challenges: { mountain: 'Matterhorn', height: '3.102 von 4.478\u00a0m', climbers: ['M', 'T', 'P'] },
    offline: {
      signal: 'Kein Netz, 2.670\u00a0m',
      videos: 'Videos 412\u00a0MB',
      workouts: 'Einheiten 120\u00a0MB',
      log: 'Tagebuch 3\u00a0MB',
    },
    sync: {
      set: 'Aufsteiger, Satz 3',
      count: '8 von 12',
      screen: {
        time: '18:24',
        lead: 'Gratbeine, 2 von 7',
        title: 'Aufsteiger',
        initial: 'M',
        left: '8',
        of: 'von 12',
        next: 'Danach',
        nextText: 'Satz 3 von 3 · 45\u00a0s Pause',
        action: 'Pause',
        lines: [
          { move: 'Wandsitz', value: '2 × 45\u00a0s' },
          { move: 'Wadenheben', value: '3 × 15' },
        ],
      },
    },
    quick: [
      { time: '9:00', entry: 'Stand-up, Raum 4' },
      { time: '9:30', entry: 'Treppe, 7\u00a0min, +62\u00a0m' },
      { time: '9:40', entry: 'Budget, zweiter Anlauf' },
    ],
    health: {
      read: [
        { item: 'Schlaf', value: '7\u00a0h 12\u00a0min' },
        { item: 'Ruhepuls', value: '52/min' },
        { item: 'Schritte', value: '9.840' },
      ],
      written: { item: 'Beine, 32\u00a0min', value: '+310\u00a0m' },
      off: { item: 'Gewicht', value: 'aus' },
    },
  },
  closing: 'Hol dir die\u00a0App. Häng dich ein.',
  closingText:
    'Über 50 Übungen, das Ernährungstagebuch mit Barcode-Scan und kurze Einheiten sind dauerhaft kostenlos. Den Rest testest du sieben Tage gratis.',
  download: 'App laden',
  plans: 'Pläne vergleichen',
} satisfies Translation<CapabilitiesMessages>)
