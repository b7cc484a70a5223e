/** What a category landing page says in its hero. */
interface Landing {
  title: string
  lead: string
}

interface Way {
  icon: 'cards' | 'print' | 'group' | 'check'
  title: string
  says: string
  /** The words of its link. */
  go: string
  to: string
}

/** A discipline's own page: what it shows, and which games of the catalogue belong to it. */
export interface Hub {
  key: HubKey
  path: string
  /** The name of the discipline's pages. */
  name: string
  /** A word for it inside a sentence: 'your {short} hub'. */
  short: string
  /** The category of its games. */
  category: string
  /** The discipline whose colors it wears; slate without one. */
  code: 'SLP' | 'OT' | 'MIND' | null
  title: string
  lead: string
  gamesTitle: string
  gamesLead: string
  ways: Way[]
  landing: Landing
}

export type HubKey = 'speech' | 'occupational' | 'behavioral' | 'school'

const cards: Way = {
  icon: 'cards',
  title: 'Cards for a sound, a goal or a level',
  says: 'Choose positions, question types or sentence lengths, and have the cards in a minute.',
  go: 'Choose cards',
  to: '/therapycard',
}
const check: Way = {
  icon: 'check',
  title: 'A look before the session',
  says: 'Try sound, picture and screen sharing on the device that you will use.',
  go: 'Check this device',
  to: '/sessioncheck',
}

const hubs: Record<HubKey, Hub> = {
  speech: {
    key: 'speech',
    path: '/speechtherapyhub',
    name: 'Speech Therapy',
    short: 'speech therapy',
    category: 'SLP',
    code: 'SLP',
    title: 'Speech therapy hub',
    lead: 'Sounds, language and fluency: a card for each target, and a game that makes the next try worth it.',
    gamesTitle: 'Games for speech and language',
    gamesLead: 'Each of them can hold any set of your cards.',
    ways: [
      cards,
      {
        icon: 'print',
        title: 'Home practice on paper',
        says: 'Ten cards and a week to mark, or bingo, memory and booklets, from the cards you used.',
        go: 'Print sheets',
        to: '/therapycard/print',
      },
      check,
    ],
    landing: {
      title: 'Speech Therapy',
      lead: 'Games for sounds, language, fluency and talking with others.',
    },
  },
  occupational: {
    key: 'occupational',
    path: '/occupationaltherapy',
    name: 'Occupational Therapy',
    short: 'occupational therapy',
    category: 'OT',
    code: 'OT',
    title: 'Occupational therapy hub',
    lead: 'Hands, eyes and planning: games by touch, keyboard or a single switch, at the pace of the child.',
    gamesTitle: 'Games for hands, eyes and planning',
    gamesLead: 'Speed, targets and movement can be turned down in each game’s settings.',
    ways: [
      {
        icon: 'print',
        title: 'Hands at home',
        says: 'Roads to trace in three widths, a flake to color, a packing list, and things to do without a screen.',
        go: 'Print Hands at home',
        to: '/therapycard/print?sheet=hands',
      },
      {
        icon: 'print',
        title: 'Visual aids',
        says: 'First and then, wait and calm cards, for the table and the way there.',
        go: 'Print visual aids',
        to: '/therapycard/print?sheet=aids',
      },
      check,
    ],
    landing: {
      title: 'Occupational Therapy',
      lead: 'Games for fine movement, seeing, planning and choosing the moment.',
    },
  },
  behavioral: {
    key: 'behavioral',
    path: '/behavioraltherapy',
    name: 'Psychologists or Behavioral Therapists',
    short: 'behavioral therapy',
    category: 'MIND',
    code: 'MIND',
    title: 'Behavioral therapy hub',
    lead: 'For psychologists, behavioral therapists and social workers: feelings, focus and getting on with others.',
    gamesTitle: 'Games for feelings, focus and friends',
    gamesLead: 'Nobody is knocked out, and waiting is part of the fun.',
    ways: [
      {
        icon: 'print',
        title: 'Feelings at home',
        says: 'A calm card, a toolbox and a ladder of small steps for the family to go on with.',
        go: 'Print Feelings at home',
        to: '/therapycard/print?sheet=feelings',
      },
      {
        icon: 'cards',
        title: 'Something to talk about',
        says: 'Questions, stories and conversation starters among the language cards.',
        go: 'Choose language cards',
        to: '/therapycard?step=language',
      },
      {
        icon: 'print',
        title: 'Visual aids',
        says: 'First and then, wait, feelings and calm cards to keep at hand.',
        go: 'Print visual aids',
        to: '/therapycard/print?sheet=aids',
      },
    ],
    landing: {
      title: 'Psychologists or Behavioral Therapists',
      lead: 'Games for calm, patience, feelings and being with others.',
    },
  },
  school: {
    key: 'school',
    path: '/schoolandorganisation',
    name: 'School or Organization',
    short: 'school',
    category: 'Turn-Taking',
    code: null,
    title: 'School and organization hub',
    lead: 'Several children at one board: games that go round in turns, where each player has cards of their own.',
    gamesTitle: 'Turn-based games for groups',
    gamesLead: 'Each player has a color and a symbol of their own, and a turn that nobody can lose.',
    ways: [
      {
        icon: 'group',
        title: 'A group with different goals',
        says: 'Open a game, press Cards and give each player a set: the game shows each one their own.',
        go: 'Group games on the board',
        to: '/gameworkspace',
      },
      {
        icon: 'print',
        title: 'Sheets for the whole group',
        says: 'Each player’s own cards in one run, or bingo boards that all differ.',
        go: 'Print sheets',
        to: '/therapycard/print',
      },
      {
        icon: 'check',
        title: 'An account for each person',
        says: 'One account is for one person. Schools and organizations that need several, please write to us.',
        go: 'Contact Us',
        to: '/contactus',
      },
    ],
    landing: {
      title: 'School or Organization',
      lead: 'All games. For several children at once, look for those that are played in turns.',
    },
  },
}

/** The four hubs in the order of links to them. */
export const allHubs: readonly Hub[] = [hubs.speech, hubs.occupational, hubs.behavioral, hubs.school]

/** One hub by its key. */
export function hubOf(key: HubKey): Hub {
  return hubs[key]
}

const byOccupation: Record<string, HubKey> = {
  '1': 'speech',
  '2': 'behavioral',
  '3': 'occupational',
  '4': 'behavioral',
}

/** The hub of a person's occupation: a social worker's is the behavioral one; whoever has none of the four is led to the groups. */
export function hubOfOccupation(occupation: string | null | undefined): Hub {
  return hubs[byOccupation[occupation ?? ''] ?? 'school']
}

const landings: Record<string, HubKey> = { '1': 'speech', '2': 'behavioral', '3': 'occupational', school: 'school' }

/** The discipline that a parameter of the category pages stands for; null for all games. */
export function landingOf(parameter: string | undefined): Hub | null {
  const key = landings[parameter ?? '']
  return key ? hubs[key] : null
}

/** The address of a discipline's category page. */
export function landingAddress(hub: Hub): string {
  const found = Object.entries(landings).find(([, key]) => key === hub.key)
  return `/Filteredoage/${found?.[0] ?? 'all'}`
}
