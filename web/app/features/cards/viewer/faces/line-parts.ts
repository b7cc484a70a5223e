import { m } from '#messages'

/** A part of a fluency line: words, or a mark that says how to speak them. */
export type LinePart =
  | { kind: 'text'; text: string }
  /** Words that run together, without their `_`. */
  | { kind: 'flow'; text: string }
  /** Letters to stretch, as in 'mooon'. */
  | { kind: 'stretch'; text: string }
  /** A sound repeated on purpose, as in 'b-b-'. */
  | { kind: 'bounce'; text: string }
  /** What to do here: 'breathe', 'pause, say it again'. */
  | { kind: 'cue'; text: string }
  /** Inside a word, after the stuttered sound: ease out of it. */
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

/**
 * Splits a line at its marks: `_` joins, `/` pauses, `~` eases out, ( ) is a cue, and a tripled letter is stretched.
 */
export function parseLine(line: string): LinePart[] {
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

/** Explains a line's marks briefly; '' if there are none. */
export function lineHint(parts: readonly LinePart[]): string {
  return parts.map((part) => hints[part.kind]).find(Boolean) ?? ''
}
