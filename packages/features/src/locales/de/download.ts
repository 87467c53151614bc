import { downloadMessages, type DownloadMessages } from '../../download/download.ts'
import { translate, type Translation } from '../../shared/config/messages.ts'

/** The download page in German. */
export const download = translate(downloadMessages, {
  title: 'Passt in jede Tasche.',
  lead: (product) => `${product} lädst du kostenlos herunter. Eine Minute Hütten-WLAN, und alles läuft ohne Netz.`,
  stats: [],
  screen: (product) =>
    `Die App ${product} packt Woche 7 für eine Tour: Fünf Einheiten sind auf dem Telefon, die Videos zu 64 Prozent geladen`,
  app: {
    lead: 'Morgen geht es los',
    title: 'Packen',
    initial: 'M',
    progress: '342 von 535\u00a0MB, noch 40\u00a0s',
    week: 'Woche 7',
    weekText: 'Granit, kein Netz',
    workouts: { label: '5 Einheiten', size: '2\u00a0MB' },
    log: { label: 'Tagebuch', size: '1\u00a0MB' },
    videos: { label: '23 Videos', size: '339 von 532\u00a0MB' },
    battery: 'Akku: 81\u00a0%',
    batteryText: 'Reicht für vier Trainingstage',
  },
  devices: 'Passende Geräte',
  scan: 'Von diesem Bildschirm aufs Telefon',
  scanText: 'Kamera öffnen, auf den Code richten und den Link antippen.',
  qrCode: (product) => `QR-Code: öffnet ${product} im App Store`,
  scanNote: 'Öffnet die App für iPhone und iPad.',
  thisDevice: 'Dieses Gerät',
  ios: {
    title: 'iPhone und iPad',
    system: 'iOS 13+',
    devices: [
      'iPhone 6s und neuer',
      'iPhone SE, alle Generationen',
      'iPad Air 2, iPad mini 4 und neuer',
      'iPod touch, 7. Generation',
    ],
    lookUp: 'Sieh nach unter Einstellungen\u00a0› Allgemein\u00a0› Info.',
  },
  android: {
    title: 'Android-Telefone und -Tablets',
    system: 'Android 6.0+',
    devices: [
      'Jedes Google Pixel',
      'Samsung Galaxy S6 und neuer',
      'Moto G, 3. Generation und neuer',
      'Fast jedes Telefon seit 2016',
    ],
    lookUp: 'Sieh nach unter Einstellungen\u00a0› Über das Telefon.',
  },
  androidNote: 'Noch nicht bei Google Play.',
  steps: 'Deine ersten zehn Minuten',
  step: [
    { time: '0:01', title: 'Sag, was wehtut', text: 'Ein Knie, eine Schulter, gar nichts. Der Plan nimmt Rücksicht.' },
    { time: '0:03', title: 'Setz dich an die Wand', text: 'So lange du kannst. Das ist dein Basislager.' },
    { time: '0:10', title: 'Los geht’s', text: 'Die erste Einheit ist kurz, und jeder Höhenmeter zählt.' },
  ],
} satisfies Translation<DownloadMessages>)
