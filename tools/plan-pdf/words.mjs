import { gained, inMetres, total } from './plan.mjs'

/** What stands on the pages beside the plan itself. */
export const words = {
  product: 'Summit',
  cover: {
    title: 'Four\nweeks\nuphill',
    lead: 'Twelve sessions for legs, lungs and balance. All you need is a step, a wall, a chair, a table and a backpack.',
    ridge: 'A ridge that climbs over four peaks, one for each week, the last one the highest.',
  },
  before: {
    title: 'Before you set off.',
    lead: 'Three sessions a week, thirty to forty minutes each. Every one begins with the warm-up and ends with the cool-down.',
    need: {
      heading: 'What you need',
      items: [
        'A step about 20 cm high: a stair, or a box that cannot slip.',
        'A chair, and a table or bench at the height of your hip or lower.',
        'A wall.',
        'A backpack with a few books. Five kilograms will do.',
      ],
    },
    days: {
      heading: 'Your days',
      paragraphs: [
        'Choose three days with at least one day between them, such as Monday, Wednesday and Saturday. Missed one? Do it the next day and move on. Missed a week? Do the last one again.',
        'On the days between, walk for half an hour, uphill if you can.',
      ],
    },
    effort: {
      heading: 'How hard',
      paragraphs: [
        'Ask yourself at the end of a set: how many more could I have done well? That number is the whole science. A repetition that looks worse than the first one was one too many.',
      ],
    },
    scale: 'Repetitions to spare',
    stop: {
      heading: 'When to stop',
      paragraphs: [
        'Muscles may burn and lungs may work. Sharp pain, dizziness, or pressure in the chest are something else: stop, and get help. Ask a doctor first if you have a heart condition, are pregnant, are recovering from an injury, or have not moved much for a long time.',
      ],
    },
  },
  warmUp: {
    title: 'Warm up.',
    lead: 'Six minutes before every session. Begin small, and grow.',
  },
  legs: 'Legs.',
  rest: 'The rest of you.',
  week: {
    week: 'Week',
    session: 'Session',
    height: 'of height',
    warmUp: 'Warm up',
    coolDown: 'Cool down',
    rest: 'rest',
    notes: 'Notes',
  },
  coolDown: {
    title: 'Cool down.',
    lead: 'Five minutes after every session, as far as is comfortable and no farther. Keep breathing.',
    between: {
      heading: 'The days between',
      paragraphs: [
        'You do not get stronger on the hill but in the night after it. Sleep seven hours or more, eat something with protein in it within two hours of a session, and walk on the days between. Sore legs are a good sign for two days. On the third they are a reason to take the easier forms.',
      ],
    },
  },
  log: {
    title: 'How high you have climbed.',
    lead: `Fill in a dot after each session and draw your line from dot to dot. All twelve together are ${total} metres: a house of ${Math.round(total / 3)} floors, by the stairs.`,
    chart: `A chart of twelve sessions. The height is ${gained.map((metres, index) => `${inMetres(metres)} after session ${index + 1}`).join(', ')}.`,
    next: {
      heading: 'And then?',
      paragraphs: [
        'Take a week of walks. Then begin again at the treeline, with the harder form of every movement that was easy. A higher step is a new mountain.',
      ],
    },
    summit: { heading: 'My summit day', lines: ['Date', 'Time for ten rounds', 'With'] },
  },
}
