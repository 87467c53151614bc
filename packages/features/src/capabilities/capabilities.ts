/** What the product can do, as one card of the features page tells it (FEAT-01, FEAT-02). */
export interface Capability {
  title: string
  text: string
  details: readonly [string, string, string, string]
}

/** The nine, by name, in the order of the page (T-35). */
export type CapabilityName =
  'workouts' | 'nutrition' | 'videos' | 'progress' | 'challenges' | 'offline' | 'sync' | 'quick' | 'health'

const capabilityMessages: Readonly<Record<CapabilityName, Capability>> = {
  workouts: {
    title: 'AI-powered workouts',
    text: 'Each session is rewritten before you open it, from the one before, from your sleep and from the minutes you have.',
    details: [
      'Steeper after good nights',
      'Easier after short ones',
      'Works around a sore knee',
      'Says why it changed',
    ],
  },
  nutrition: {
    title: 'Nutrition tracking',
    text: 'Hold the pack up, or tell it what is on the plate.',
    details: ['Barcode scan', 'Voice input', 'Your own recipes', 'No red numbers'],
  },
  videos: {
    title: 'Video library',
    text: '1000+ exercises, by people who do them well.',
    details: ['Front and side view', 'Slow and full speed', 'The usual mistake, marked', 'Sorted by what you own'],
  },
  progress: {
    title: 'Progress analytics',
    text: 'One profile in place of twelve dashboards, with last month’s line behind it for company.',
    details: [
      'Height by week and month',
      'Strength and stamina apart',
      'Rest days count as rest',
      'Export to a spreadsheet',
    ],
  },
  challenges: {
    title: 'Social challenges',
    text: 'Choose a mountain together and carry it up in shares.',
    details: ['Teams of two to ten', 'Effort counts, not talent', 'Real peaks as goals', 'Leave without a fuss'],
  },
  offline: {
    title: 'Offline mode',
    text: 'The week is on the phone before the valley ends.',
    details: ['Workouts with their videos', 'Food log included', 'Catches up by itself', 'Clears what is done'],
  },
  sync: {
    title: 'Multi-device sync',
    text: 'The count follows you from screen to screen.',
    details: ['Phone, tablet, watch', 'Same set, same second', 'No cable, no button', 'Old devices let go'],
  },
  quick: {
    title: 'Quick workouts',
    text: 'Between two entries of a calendar there is often a staircase. These are made for that hole.',
    details: ['From seven minutes', 'No mat, no kit', 'Quiet ones for upstairs', 'Full height in the log'],
  },
  health: {
    title: 'Health-platform integration',
    text: 'It takes in what your phone already measured and hands back what you did, line by line, each with its own switch.',
    details: [
      'Sleep and resting pulse in',
      'Steps and weight in',
      'Workouts and height out',
      'Off until you turn it on',
    ],
  },
}

/** The features page's texts. */
export const capabilitiesMessages = {
  title: 'Nine tools, one rope.',
  lead: 'They hang together. What you ate, how you slept and what you lifted all pull on the same plan.',
  screen: (product: string) =>
    `The ${product} app: a wall sit under way, 31 seconds left of 45, with two exercises still to come`,
  capabilities: capabilityMessages,
  closing: 'Tie in.',
  closingText:
    '50+ exercises, the barcode log and quick workouts cost nothing, ever. The rest comes along for seven days before it costs anything.',
  download: 'Get the app',
  plans: 'Compare the plans',
}
export type CapabilitiesMessages = typeof capabilitiesMessages
