import { inside } from './inside-stories.ts'
import { rows } from './stories.ts'
import type { Level } from './state.ts'

/** Feelings by list: each list has the shorter ones in it. */
const words = [
  ...['happy', 'sad', 'mad', 'scared'],
  ...['excited', 'worried', 'proud', 'tired', 'surprised', 'calm'],
  ...['embarrassed', 'jealous', 'left-out', 'disappointed', 'relieved', 'confused'],
]
/** The first so many feelings. */
export const feelingsIn = (count: number): string[] => words.slice(0, count)
export const feelingText = (id: string): string => id.replace('-', ' ')

/** A short situation. `fits` are some of the feelings that could fit; others could, too. */
export interface Story {
  id: string
  from: number
  fits: string[]
  /** A subject that can be left out. */
  topic: string | null
  text: string
}

/** Reads lines such as `sad mad @family: Your tower falls down.` */
function storiesOf(from: number, name: string, lines: string): Story[] {
  return lines
    .trim()
    .split('\n')
    .map((line, at) => {
      const [head = '', ...text] = line.split(': ')
      const [fits = '', topic = null] = head.split(' @')
      return { id: `${name}-${at + 1}`, from, fits: fits.split(' '), topic, text: text.join(': ') }
    })
}

export const stories: readonly Story[] = [
  ...storiesOf(5, 'five', rows.five),
  ...storiesOf(8, 'eight', rows.eight),
  ...storiesOf(11, 'eleven', rows.eleven),
]
export const insideStories: readonly Story[] = storiesOf(11, 'inside', inside)
const all = new Map([...stories, ...insideStories].map((story) => [story.id, story]))
const storyFor = (id: string): Story | undefined => all.get(id)
export const storyText = (id: string): string => storyFor(id)?.text ?? ''

/** The stories of a level. */
export const storiesFor = ({ kind, from }: Pick<Level, 'kind' | 'from'>): readonly Story[] =>
  kind === 'inside' ? insideStories : stories.filter((story) => story.from === from)

/** For each story, another one of the list that shares a feeling: one face could fit both. */
export function partnerOf(story: Story, list: readonly Story[]): Story {
  const at = list.indexOf(story)
  const after = [...list.slice(at + 1), ...list.slice(0, at)]
  // From the middle of the list, so that two plays in a row have different pairs.
  const sharing = after.filter(({ fits }) => fits.some((fit) => story.fits.includes(fit)))
  return sharing[Math.floor(sharing.length / 2)] ?? after[0] ?? story
}
