import { m } from '#messages'

/** A piece of a fluency line: words, or one of the marks that say how to speak them. */
export type LinePart =
  | { kind: 'text'; text: string }
  /** Words to run into one another, without their `_`. */
  | { kind: 'flow'; text: string }
  /** Letters to stretch, as in 'mooon'. */
  | { kind: 'stretch'; text: string }
  /** A sound repeated on purpose, as in 'b-b-'. */
  | { kind: 'bounce'; text: string }
  /** What to do here: 'breathe', 'pause, say it again'. */
  | { kind: 'cue'; text: string }
  /** Within a word, after the sound that is stuttered: ease out of it here. */
  | { kind: 'ease' }
  | { kind: 'pause' }
  /** Between a question and its answer. */
  | { kind: 'turn' }

const marks = new RegExp(
  [
    String.raw`(?<cue>\([^()]+\))`,
    String.raw`(?<ease>(?<=\p{L})~(?=\p{L}))`,
    String.raw`(?<turn>(?<=[?])\s*/\s*)`,
    String.raw`(?<pause>\s*/\s*)`,
    String.raw`(?<flow>[^\s_()/]+(?:_[^\s_()/]+)+)`,
    String.raw`(?<bounce>(?<![\p{L}-])(\p{L})-(?:\k<sound>-)+)`.replace('(\\p{L})', '(?<sound>\\p{L})'),
    String.raw`(?<stretch>(?<long>\p{L})\k<long>{2,})`,
  ].join('|'),
  'giu',
)

function partOf(groups: Record<string, string | undefined>): LinePart {
  if (groups.cue) return { kind: 'cue', text: groups.cue.slice(1, -1).trim() }
  if (groups.ease) return { kind: 'ease' }
  if (groups.turn) return { kind: 'turn' }
  if (groups.pause) return { kind: 'pause' }
  if (groups.flow) return { kind: 'flow', text: groups.flow.replaceAll('_', ' ') }
  if (groups.bounce) return { kind: 'bounce', text: groups.bounce }
  return { kind: 'stretch', text: groups.stretch ?? '' }
}

/** Splits a line at its marks: `_` joins, `/` pauses, `~` eases out, ( ) is a cue, and a letter three times is stretched. */
export function linePartsOf(line: string): LinePart[] {
  const parts: LinePart[] = []
  let at = 0
  for (const match of line.matchAll(marks)) {
    if (match.index > at) parts.push({ kind: 'text', text: line.slice(at, match.index) })
    parts.push(partOf(match.groups ?? {}))
    at = match.index + match[0].length
  }
  if (at < line.length) parts.push({ kind: 'text', text: line.slice(at) })
  return parts
}

const hints: Partial<Record<LinePart['kind'], string>> = {
  pause: m.cards_pause_at_each_mark(),
  flow: m.cards_let_the_words_run_together_along(),
  stretch: m.cards_stretch_the_underlined_letters(),
  bounce: m.cards_repeat_the_sound_easily_on_purpose(),
  ease: m.cards_hold_the_first_sound_on_purpose(),
}

/** What the marks of a line ask for, in a few words; '' where there are none to explain. */
export function hintOf(parts: readonly LinePart[]): string {
  return parts.map((part) => hints[part.kind]).find(Boolean) ?? ''
}
