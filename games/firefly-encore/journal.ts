import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import { allRules, answerOf, type Rule, type Stems } from './phrases.ts'
import type { Finished, State } from './state.ts'
import { ruleName, trickNames } from './texts.ts'

const ownOf = ({ done }: Pick<State, 'done'>, seat: number) => done.filter((one) => one.seat === seat)
const isFirst = ({ first }: Finished) => first

/**
 * The longest answer with two of three or more right on the first try, without help; null where none was. Blue lights
 * that are skipped don't count.
 */
export function spanOf(done: readonly Finished[], rule: Rule, stems: Stems): number | null {
  const counted = done.filter((one) => one.counts && one.rule === rule)
  const lengthOf = ({ lights }: Finished) => answerOf(rule, stems, lights).length
  const lengths = [...new Set(counted.map(lengthOf))].filter((long) => {
    const all = counted.filter((one) => lengthOf(one) === long)
    const right = all.filter(isFirst).length
    return right >= 2 && right * 3 >= all.length * 2
  })
  return lengths.length > 0 ? Math.max(...lengths) : null
}

/** The first wrong light of each phrase by its place: 'light 1: 0, light 2: 1'. */
function errorsText(done: readonly Finished[]): string {
  const counts = new Map<number, number>()
  for (const { wrongAt } of done) if (wrongAt !== null) counts.set(wrongAt, (counts.get(wrongAt) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([at, count]) => m.firefly_encore_light_and_count({ light: at + 1, count }))
    .join(', ')
}

const tricksOf = (done: readonly Finished[]): string =>
  trickNames(done.flatMap(({ trick }) => (trick === null || trick === 'none' ? [] : [trick])))
const replaysOf = (done: readonly Finished[]): number => done.reduce((sum, { replays }) => sum + replays, 0)

/** What the note says of a rule: span and first tries; in errorless play, only how many phrases there were. */
function ruleText({ stems, errorless }: State, rule: Rule, all: readonly Finished[]): string {
  const name = ruleName(rule)
  if (errorless) return m.firefly_encore_note_errorless({ rule: name, stems, count: all.length })
  const rate = `${all.filter(isFirst).length}/${all.length}`
  const span = spanOf(all, rule, stems)
  return span === null
    ? m.firefly_encore_note_no_span({ rule: name, stems, rate })
    : m.firefly_encore_note_span({ rule: name, stems, rate, span })
}

/** One line for the progress note: mode, span and first tries of each rule, replays, strategy, and assistance. */
export function noteOf(state: State, seat: number): string {
  const own = ownOf(state, seat)
  const rules = allRules.filter((rule) => own.some((one) => one.rule === rule))
  const used = tricksOf(own)
  const replays = replaysOf(own)
  const { mode } = state
  const modeText = mode === 'new' ? '' : m.firefly_encore_note_mode({ mode })
  return noteLine([
    { of: modeText, text: modeText },
    ...rules.map((rule) => {
      const all = own.filter((one) => one.rule === rule)
      return { of: all.length, text: ruleText(state, rule, all) }
    }),
    { of: own.length, text: m.firefly_encore_note_replays({ count: replays }) },
    { of: used, text: m.firefly_encore_note_used({ tricks: used }) },
    { of: own.length, text: m.firefly_encore_note_assist({ assist: assistText(own.map(({ assist }) => assist)) }) },
  ])
}

/** What all players did together, with what random play would win. */
export function summaryOf({ done, level, errorless }: State): Summary {
  if (done.length === 0) return []
  const phrases = { label: m.firefly_encore_phrases_in_the_concert(), value: String(done.length) }
  if (errorless) return [phrases]
  return [
    phrases,
    { label: m.firefly_encore_right_on_the_first_try(), value: outOf(done.filter(isFirst).length, done.length) },
    { label: m.firefly_encore_by_chance(), value: m.firefly_encore_percent_or_less({ percent: level.chance }) },
  ]
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number): Summary {
  const own = ownOf(state, seat)
  if (own.length === 0) return []
  const line = (label: string, of: number | string, value = String(of)) =>
    of === 0 || of === '' ? [] : [{ label, value }]
  const byRule = allRules.flatMap((rule) => {
    const all = own.filter((one) => one.rule === rule)
    const span = spanOf(all, rule, state.stems)
    return [
      ...line(m.firefly_encore_span_of({ rule }), span ?? 0, m.firefly_encore_lights({ count: span ?? 0 })),
      ...line(
        m.firefly_encore_first_tries_of({ rule }),
        state.errorless ? 0 : all.length,
        outOfPercent(all.filter(isFirst).length, all.length),
      ),
    ]
  })
  return [
    ...line(m.kit_turns(), own.length),
    ...byRule,
    ...line(m.firefly_encore_first_wrong_light(), errorsText(own)),
    ...line(m.firefly_encore_watched_again(), replaysOf(own)),
    ...line(m.firefly_encore_with_a_step_of_help(), own.filter(({ help }) => help > 0).length),
    ...line(m.firefly_encore_memory_trick(), tricksOf(own)),
    ...line(m.kit_for_the_note(), noteOf(state, seat)),
  ]
}
