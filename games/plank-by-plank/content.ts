import { eleven } from './stories-11.ts'
import { fifteen } from './stories-15.ts'
import { five } from './stories-5.ts'
import { eight } from './stories-8.ts'
import type { Kind, Level, State, Way } from './state.ts'

/** What a story is about where its row doesn't say it. */
const topicAt: Record<string, string> = {
  ...{ home: 'family', school: 'school', play: 'friends', online: 'phones', work: 'work' },
}
export const places = ['home', 'school', 'play', 'online', 'work'] as const
export interface Story {
  id: string
  from: number
  place: string
  /** Who is across: in a safety story, an adult to trust. */
  who: string
  /** A subject that can be left out. */
  topic: string
  text: string
  safety: boolean
  /** The player is in a wheelchair in it. */
  wheels: boolean
  ways: Way[]
}

const digit = (text: string, at: number): number => Number(text[at] ?? 0)

/** Reads a way such as `ask 0221 | Can I have it after you? | Kofi nods.` */
function wayFrom(row: string): Way {
  const [head = '', line = '', reply = ''] = row.split(' | ')
  const [kind = 'ask', marks = ''] = head.split(' ')
  return {
    kind: kind as Kind,
    marks: { me: digit(marks, 0), you: digit(marks, 1), later: digit(marks, 2), hard: digit(marks, 3) },
    ...{ line, reply },
  }
}

function storiesOf(from: number, table: string): Story[] {
  return table
    .trim()
    .split(/\n(?=[#!])/)
    .map((block, at) => {
      const [head = '', ...rows] = block.split('\n')
      const [, place = '', topic, who = '', text = ''] = /^[#!] (\w+)(?:\/(\w+))? ([^:]+): (.+)$/.exec(head) ?? []
      return {
        id: `${from}-${at + 1}`,
        from,
        place,
        who,
        topic: topic ?? topicAt[place] ?? '',
        text,
        safety: head.startsWith('!'),
        wheels: text.includes('your chair'),
        ways: rows.map(wayFrom),
      }
    })
}

export const stories: readonly Story[] = [
  ...storiesOf(5, five),
  ...storiesOf(8, eight),
  ...storiesOf(11, eleven),
  ...storiesOf(15, fifteen),
]
const byId = new Map(stories.map((story) => [story.id, story]))
/** The story of an id of this table. */
export const storyOf = (id: string): Story => byId.get(id) ?? (stories[0] as Story)
/** Stories in which the other side wronged the player: a bad start would blame them for it. */
const goodStartOnly: readonly string[] = ['11-1', '11-6']
/** The stories of a level. */
export const storiesFor = ({ from, twist }: Pick<Level, 'from' | 'twist'>): Story[] =>
  stories.filter((story) => story.from === from && !(twist === 'start' && goodStartOnly.includes(story.id)))

/** The story that is told now, or the last one. */
export const storyNow = ({ stories: ids, told }: Pick<State, 'stories' | 'told'>): Story =>
  storyOf(ids[Math.min(told.length, ids.length - 1)] ?? '')

/** Ways to repair a bad start; NAME is the one across. */
export const repairs: readonly Way[] = [
  'repair 0222 | I snapped at you. I’m sorry. | NAME is quiet for a moment. “Thanks for saying that.”',
  'wait 1110 | I need a short break. Then let’s try again. | NAME says, “Okay. Take your time.”',
  'ask 1121 | That came out wrong. What would help? | NAME thinks. “Just tell me what’s wrong next time.”',
].map(wayFrom)

/** Whether the story begins with something that came out wrong; a safety story never does. */
export const startsBadly = ({ level }: Pick<State, 'level'>, story: Story): boolean =>
  level.twist === 'start' && !story.safety

/** The ways of the decision with this number in a story: the first one after a bad start is a repair. */
export function waysAt(state: Pick<State, 'level'>, story: Story, step: number): readonly Way[] {
  if (step > 0 || !startsBadly(state, story)) return story.ways
  return repairs.map((way) => ({ ...way, reply: way.reply.replace('NAME', story.who) }))
}
