import { homeMessages, type HomeMessages } from '../../home/home.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The home page and the product demo in German. */
export const home = translate(homeMessages, {
  title: 'Höher als gestern.',
  lead: (product) =>
    `${product} richtet das Workout von heute danach, wie das letzte lief, erfasst Mahlzeiten per Barcode oder Stimme und zählt jede Einheit in Höhenmetern.`,
  stats: [],

  features: 'Funktionen, alle in einer Tasche.',
  featuresLead:
    'Neun Werkzeuge, die voneinander wissen. Ob du schlecht schläfst, gut isst oder hart trainierst: Der Plan passt sich an.',
  plan: 'Ein Plan, der weiß, was gestern war',
  planText: 'Workouts mit KI, die steiler werden, wenn du frisch bist, und flacher, wenn nicht.',
  food: 'Scannen oder einfach sagen',
  foodText: 'Ernährungstagebuch per Barcode oder Stimme. Beides dauert zwei Sekunden.',
  videos: 'Über 1000 Übungen, richtig gezeigt',
  videosText: 'Jede Übung aus zwei Blickwinkeln, dazu der Fehler, den die meisten machen.',
  stand: 'Fortschritt, auf dem du stehen kannst',
  standText: 'Die Fortschrittsanalyse ist eine einzige Linie und eine Frage: höher als letzten Monat?',
  also: 'Auch im Rucksack',
  alsoText: 'Kleinigkeiten, die erst auffallen, wenn sie fehlen.',
  allFeatures: 'Alle neun im Detail',
  challenges: 'Gemeinsame Ziele',
  challengesText: 'Geh mit Freunden ans Seil. Alle Meter zählen.',
  offline: 'Offline-Modus',
  offlineText: 'Workouts und Videos auf deinem Telefon. Ganz ohne Netz.',
  sync: 'Abgleich zwischen Geräten',
  syncText: 'Am Telefon beginnen, am Tablet beenden.',
  quick: 'Kurze Workouts',
  quickText: 'Sieben Minuten zwischen zwei Terminen gehen auch bergauf.',
  health: 'Gesundheits-Apps',
  healthText: 'Liest und schreibt Schlaf, Herzfrequenz und Schritte.',

  testimonials: 'Bewertungen von Leuten, die damit trainieren',
  rating: (stars) => `${stars} von 5 Sternen`,

  download: 'App laden. Mit nach oben nehmen.',
  downloadText:
    'Der Download ist kostenlos. Pläne, Videos und dein Ernährungstagebuch bleiben auf dem Telefon und funktionieren deshalb in einer Hütte ohne Netz so gut wie in deiner Küche.',
  qrCode: (product) => `QR-Code: öffnet ${product} im App Store`,
  scanHere: 'Richte deine Kamera hierher.',
  systems: 'iOS 13+ und Android 6.0+',

  freePlan: 'Ein Trainingsplan auf Papier, kostenlos.',
  freePlanText: 'Vier Wochen bergauf: 12 Einheiten, 11 Seiten, ohne Studio.',
  getPlan: 'Plan kostenlos anfordern',

  ready: (product) => `Bereit, ${product} kennenzulernen?`,
  readyText: 'Fang kostenlos an. Die erste Woche Premium ist gratis, also probier sie an einem echten Berg aus.',
  downloadFree: 'Kostenlos laden',
  watchDemo: 'Demo ansehen',

  demo: (product) => `${product} im Einsatz`,
  screens: {
    today: (product) =>
      `Die App von ${product}: das Workout von heute, Gratbeine, 32 Minuten, und 1.240 Höhenmeter in dieser Woche`,
    progress: (product) => `Die App von ${product}: das Höhenprofil des Novembers, 4.860 Höhenmeter`,
  },
  drawings: {
    plan: { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], eased: 'leichter' },
    food: [
      { meal: 'Haferdrink, 250\u00a0ml', energy: '115 kcal' },
      { meal: '„Zwei Eier und Toast“', energy: '290 kcal' },
    ],
    exercises: [
      { number: '0412', title: 'Bulgarische Kniebeuge', length: '0:42' },
      { number: '0413', title: 'Absteigen, langsam', length: '' },
      { number: '0414', title: 'Copenhagen Plank', length: '0:38' },
      { number: '0415', title: 'Hängen, halb aufgestellt', length: '0:51' },
    ],
    month: { start: 'Basislager', startDate: '1. Nov.', height: '4.860 m', endDate: '30. Nov.' },
  },
  app: {
    today: {
      time: '6:42',
      lead: 'Donnerstag, Woche 6',
      title: 'Heute',
      initial: 'M',
      figure: '1.240',
      unit: 'm',
      gained: 'in dieser Woche, noch 310',
      days: ['M', 'D', 'M', 'D', 'F', 'S', 'S'],
      workout: 'Gratbeine',
      details: '32\u00a0min · 7 Übungen · +310\u00a0m',
      action: 'Fortsetzen',
      moves: [
        { move: 'Ausfallschritt', value: '3 × 10' },
        { move: 'Hoch aufsteigen', value: '3 × 12' },
        { move: 'Wandsitz', value: '2 × 45\u00a0s' },
        { move: 'Wadenheben', value: '3 × 15' },
      ],
    },
    scan: {
      time: '12:18',
      lead: 'Mittagessen',
      title: 'Scannen',
      initial: 'M',
      pack: 'Haferflocken 500\u00a0g',
      food: 'Haferflocken, 60\u00a0g',
      details: '224\u00a0kcal · 8\u00a0g Eiweiß · 35\u00a0g KH',
      lines: [
        { label: 'Heute bisher', value: '1.310 kcal' },
        { label: 'Für Gratbeine', value: 'genug' },
      ],
    },
    progress: {
      time: '18:05',
      lead: 'November',
      title: 'Fortschritt',
      initial: 'M',
      figure: '4.860',
      unit: 'm',
      gained: 'Ein Montblanc und 52\u00a0m mehr',
      strongest: 'Stärkster Anstieg',
      strongestText: 'Dienstag, 12., steile Intervalle',
      lines: [
        { label: 'Höhe', value: '620 m' },
        { label: 'Zeit', value: '28:40' },
        { label: 'Mühe', value: '8 von 10' },
      ],
      next: 'Nächstes Lager: 5.642\u00a0m',
      nextText: 'Elbrus. Noch drei Einheiten in deinem Tempo.',
    },
  },
  demoScenes: {
    chapters: {
      sleep: {
        name: 'Eine kurze Nacht',
        caption: 'Deine Uhr meldet die Nacht: 5 Stunden 10.',
        picture: (product) =>
          `Die App von ${product}: das Workout von heute, Gratbeine, und eine Mitteilung: 5 Stunden 10 Minuten geschlafen`,
      },
      sets: {
        name: 'Leichtere Sätze',
        caption: 'Also werden drei Sätze leichter. Du drückst nur auf Start.',
        picture: (product) =>
          `Die App von ${product}: drei Sätze von Gratbeine sind durchgestrichen, leichtere stehen daneben`,
      },
      scan: {
        name: 'Barcode scannen',
        caption: 'Mittags: Kamera auf den Barcode richten, schon ist das Essen erfasst.',
        picture: (product) =>
          `Die App von ${product}: der gescannte Barcode einer Packung Haferflocken, 224 Kilokalorien`,
      },
      timer: {
        name: 'Satz nach Zeit',
        caption: 'Die App stoppt jeden Satz. Das Telefon kannst du weglegen.',
        picture: (product) => `Die App von ${product}: ein Ring zählt die 45 Sekunden eines Wandsitzes herunter`,
      },
      ridge: {
        name: 'Der Gipfel der Woche',
        caption: 'Jede Einheit bringt Höhenmeter. Diese brachte 310.',
        picture: (product) =>
          `Die App von ${product}: das Höhenprofil der Woche wächst auf 1.550 Höhenmeter, mit einer Fahne auf dem Gipfel`,
      },
    },
    ended: (product) => `Jetzt du. Der Download von ${product} ist kostenlos.`,
    heavy: { sets: ['4 × 12', '4 × 12', '2 × 60\u00a0s'], details: '41\u00a0min · 7 Übungen · +390\u00a0m' },
    slept: { title: '5\u00a0h 10\u00a0min geschlafen', text: 'Der Plan von heute wird leichter' },
    start: 'Start',
    energy: { figure: '224', unit: 'kcal' },
    eaten: '1.086\u00a0kcal',
    timer: {
      time: '17:52',
      lead: 'Gratbeine, 3 von 7',
      title: 'Wandsitz',
      of: 'von 0:45',
      next: 'Danach',
      nextText: 'Satz 2 von 2 · 20\u00a0s Pause',
      action: 'Pause',
      lines: [
        { label: 'Wadenheben', value: '3 × 15' },
        { label: 'Auslaufen', value: '2\u00a0min' },
      ],
    },
    ridge: {
      time: '18:24',
      gained: 'in dieser Woche: Gipfel erreicht',
      card: 'Donnerstag, geschafft',
      cardText: 'Gratbeine · 32\u00a0min · Mühe 7 von 10',
      lines: [
        { label: 'Kurze Nacht', value: 'Sätze leichter' },
        { label: 'Mittagessen', value: '224\u00a0kcal' },
        { label: 'Höhe', value: '+310\u00a0m' },
      ],
    },
  },
  position: (at, of) => `${at} von ${of}`,
  demoPosition: 'Position in der Demo',
  demoTime: (at, of, chapter) => `${at} von ${of} Sekunden: ${chapter}`,
  play: 'Abspielen',
  pause: 'Pause',
  playAgain: 'Noch einmal',
  next: 'Weiter',
  previous: 'Zurück',
  close: 'Schließen',
} satisfies Translation<HomeMessages>)
