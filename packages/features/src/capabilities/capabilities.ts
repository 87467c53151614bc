import { drawingMessages, setScreenMessages } from './drawing-messages.ts'

/** A capability, shown as a card of the features page. */
export interface Capability {
  title: string
  text: string
  details: readonly [string, string, string, string]
}

/** The nine capabilities. */
export type CapabilityName =
  | 'workouts'
  | 'nutrition'
  | 'videos'
  | 'progress'
  | 'challenges'
  | 'offline'
  | 'sync'
  | 'quick'
  | 'health'

const capabilityMessages: Readonly<Record<CapabilityName, Capability>> = {
  workouts: {
    title: 'AI-powered workouts',
    text: 'Each session is rewritten before you open it, to fit how the last one went, how you slept and how long you have.',
    details: [
      'Steeper after good nights',
      'Easier after short ones',
      'Works around a sore knee',
      'Tells you what changed',
    ],
  },
  nutrition: {
    title: 'Nutrition tracking',
    text: 'Hold up the packet, or say what is on your plate.',
    details: ['Barcode scan', 'Voice input', 'Your own recipes', 'No red numbers'],
  },
  videos: {
    title: 'Video library',
    text: '1000+ exercises, shown by people who do them well.',
    details: ['Front and side views', 'Slow and full speed', 'Common mistakes, marked', 'Sorted by the gear you own'],
  },
  progress: {
    title: 'Progress analytics',
    text: 'One profile instead of twelve dashboards, with last month’s line behind it for company.',
    details: [
      'Elevation by week and month',
      'Strength separate from stamina',
      'Rest days count as rest',
      'Export to a spreadsheet',
    ],
  },
  challenges: {
    title: 'Social challenges',
    text: 'Choose a mountain together and split the climb.',
    details: ['Teams of two to ten', 'Effort counts, not talent', 'Real peaks as goals', 'Leave anytime'],
  },
  offline: {
    title: 'Offline mode',
    text: 'Your week is on your phone before the signal ends.',
    details: ['Workouts and their videos', 'Food log included', 'Syncs when you are back', 'Clears finished sessions'],
  },
  sync: {
    title: 'Multi-device sync',
    text: 'Your count follows you from screen to screen.',
    details: ['Phone, tablet, watch', 'Same set, same second', 'No cable, no button', 'Old devices gone in a tap'],
  },
  quick: {
    title: 'Quick workouts',
    text: 'Between two meetings there is usually a staircase. These fit the gap.',
    details: ['From seven minutes', 'No mat, no gear', 'Quiet ones for thin floors', 'Full credit in the log'],
  },
  health: {
    title: 'Health-platform integration',
    text: 'It reads what your phone already measures and writes back what you did. Every item has its own switch.',
    details: [
      'Sleep and heart rate in',
      'Steps and weight in',
      'Workouts and elevation out',
      'Off until you turn it on',
    ],
  },
}

/** The features page's texts. */
export const capabilitiesMessages = {
  title: 'Nine tools, one rope.',
  lead: 'They are tied together: what you ate, how you slept and what you lifted all pull on the same plan.',
  screen: (product: string) => `The ${product} app: a wall sit with 31 of 45 seconds left, and two exercises to go`,
  app: setScreenMessages,
  capabilities: capabilityMessages,
  drawings: drawingMessages,
  closing: 'Get the\u00a0app. Tie in.',
  closingText:
    '50+ exercises, the barcode food log and quick workouts are free for good. The rest is free for seven days.',
  download: 'Get the app',
  plans: 'Compare the plans',
}
export type CapabilitiesMessages = typeof capabilitiesMessages
