import { climbedAfter, formatMetres, totalClimb } from './plan.ts'

/** Texts of the pages, besides the plan itself. */
export const texts = {
  product: 'Summit',
  cover: {
    title: 'Four\nweeks\nuphill',
    lead: 'Twelve sessions for legs, lungs and balance. All you need is a step, a wall, a chair, a table and a backpack.',
    ridge: 'A ridge that climbs over four peaks, one for each week. The last one is the highest.',
  },
  before: {
    title: 'Before you set off.',
    lead: 'Three sessions a week, thirty to forty minutes each. Every session starts with the warm-up and ends with the cool-down.',
    need: {
      heading: 'What you need',
      items: [
        'A step about 20 cm (8 in) high that cannot slip.',
        'A chair, and a table or bench at hip height or lower.',
        'A wall.',
        'A backpack with books in it, about 5 kg (11 lb).',
      ],
    },
    days: {
      heading: 'Your days',
      paragraphs: [
        'Choose three days with at least one day between them, such as Monday, Wednesday and Saturday. Missed one? Do it the next day and move on. Missed a week? Do the last one again.',
        'On the days in between, walk for half an hour, uphill if you can.',
      ],
    },
    effort: {
      heading: 'How hard',
      paragraphs: [
        'At the end of a set, ask yourself how many more you could have done well. That number is the whole science. A repetition that looks worse than the first was one too many.',
      ],
    },
    scale: 'Repetitions to spare',
    stop: {
      heading: 'When to stop',
      paragraphs: [
        'Burning muscles and heavy breathing are fine. Sharp pain, dizziness or pressure in your chest are not: stop and get help. Ask a doctor before you start if you have a heart condition, are pregnant, are recovering from an injury, or have not exercised for a long time.',
      ],
    },
  },
  warmUp: {
    title: 'Warm up.',
    lead: 'Six minutes before every session. Start small and build up.',
  },
  legs: 'Legs.',
  rest: 'The rest of you.',
  week: {
    week: 'Week',
    session: 'Session',
    height: 'climbed',
    warmUp: 'Warm up',
    coolDown: 'Cool down',
    rest: 'rest',
    notes: 'Notes',
  },
  coolDown: {
    title: 'Cool down.',
    lead: 'Five minutes after every session. Go as far as is comfortable and no farther. Keep breathing.',
    between: {
      heading: 'The days in between',
      paragraphs: [
        'You get stronger not on the hill but in the night after it. Sleep seven hours or more, eat some protein within two hours of a session, and walk on the days in between. Sore legs are a good sign for two days. On the third, they are a reason to choose the easier versions.',
      ],
    },
  },
  log: {
    title: 'How high you climbed.',
    lead: `Fill in a dot after each session and draw your line from dot to dot. All twelve add up to ${totalClimb} meters: a ${Math.round(totalClimb / 3)}-story building, by the stairs.`,
    chart: `A chart of twelve sessions. The height is ${climbedAfter.map((metres, index) => `${formatMetres(metres)} after session ${index + 1}`).join(', ')}.`,
    next: {
      heading: 'What next?',
      paragraphs: [
        'Take a week of walks. Then start again at the treeline, with the harder version of every movement that was easy. A higher step is a new mountain.',
      ],
    },
    app: {
      heading: 'Keep climbing',
      paragraphs: [
        'The Summit app bases your next workout on how the last one went and counts every meter. It is free to download. Scan the code, or open this link:',
      ],
    },
    qrCode: 'A QR code that opens Summit in the App Store.',
    link: 'Summit in the App Store',
    summit: { heading: 'My summit day', lines: ['Date', 'Time for ten rounds', 'With'] },
  },
}
