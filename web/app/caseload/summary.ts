import { listed, percentText } from '../platform/words/words.ts'
import { cueTypeNames, cueTypes, type CueType } from './practice.ts'
import type { Cue } from './practice.ts'
import { tallyOf, valueName } from './tally.ts'
import { outcomeOf, scaleValues, type Scale, type Trial } from './trial.ts'

/** The trials of one client or player at one target, practice and probe apart. */
export interface SummaryRow {
  client?: string
  seat: number
  target: string
  scale: Scale
  /** Scored by a game, which may ask for choices that are neither right nor wrong. */
  game: boolean
  probe: boolean
  trials: readonly Trial[]
}

/** The rows of a session, in the order in which they began, player after player. */
export function rowsOf(trials: readonly Trial[]): SummaryRow[] {
  const rows = new Map<string, SummaryRow & { trials: Trial[] }>()
  for (const one of trials) {
    const name = [one.client ?? one.seat, one.probe, one.scale, one.target].join('/')
    const row = rows.get(name)
    if (row) row.trials.push(one)
    else {
      const { client, seat, target, probe } = one
      const kind = { scale: one.scale, game: one.area === 'game' }
      rows.set(name, { ...(client !== undefined && { client }), seat, target, probe, ...kind, trials: [one] })
    }
  }
  return [...rows.values()].sort((a, b) => a.seat - b.seat)
}

/** The trials at one cue level, weakest first: correct of those that were answered, and what the cues were. */
interface CueShare {
  cue: Cue
  types: readonly CueType[]
  correct: number
  answered: number
  percent: number | null
}

/** How it went at each cue level that was used. */
function cueShares(trials: readonly Pick<Trial, 'cue' | 'cueType' | 'scale' | 'value'>[]): CueShare[] {
  const levels = [0, 1, 2, 3] as const
  return levels.flatMap((cue) => {
    const at = trials.filter((one) => one.cue === cue)
    if (at.length === 0) return []
    const { correct, percent } = tallyOf(at)
    const types = cueTypes.filter((type) => at.some((one) => one.cueType === type))
    return [{ cue, types, correct, answered: at.filter((one) => outcomeOf(one) !== 'none').length, percent }]
  })
}

function cueName({ cue, types }: CueShare): string {
  if (cue === 0) return 'no cues'
  return [`cue ${cue}`, listed(types.map((type) => cueTypeNames[type]))].filter(Boolean).join(' ')
}

/** The cues of some trials in words: 'no cues', 'cue 1 visual', or how it went at each: 'no cues 3/4 (75%), cue 1 2/4 (50%)'. */
export function cuesText(trials: readonly Pick<Trial, 'cue' | 'cueType' | 'scale' | 'value'>[]): string {
  const all = cueShares(trials)
  const answered = all.filter((share) => share.answered > 0)
  const shares = answered.length > 0 ? answered : all
  const [only] = shares
  if (only && shares.length === 1) return cueName(only)
  return shares
    .map((share) => `${cueName(share)} ${share.correct}/${share.answered}${shareText(share.percent)}`)
    .join(', ')
}

/** A percentage in brackets; nothing where nobody answered. */
const shareText = (percent: number | null): string => (percent === null ? '' : ` (${percentText(percent)})`)

/** The mean of ratings that were given, to one decimal; null without any. */
export function meanOf(ratings: readonly (number | undefined)[]): number | null {
  const given = ratings.filter((one) => one !== undefined)
  if (given.length === 0) return null
  return Math.round((10 * given.reduce((sum, one) => sum + one, 0)) / given.length) / 10
}

/** How often each choice of a game was made, most often first: 'rocky 3, calm 2'. */
export function choicesText(trials: readonly Pick<Trial, 'text'>[]): string {
  const counts = new Map<string, number>()
  for (const { text } of trials) counts.set(text || 'no answer', (counts.get(text || 'no answer') ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([text, made]) => `${text} ${made}`)
    .join(', ')
}

/** How often each value of a scale was scored, best first: 'independent 5, minimal assistance 3'; ratings in their order. */
export function valuesText({ scale, trials }: Pick<SummaryRow, 'scale' | 'trials'>): string {
  if (scale === 'rating') return trials.map(({ value }) => valueName(scale, value)).join(' → ')
  return [...scaleValues[scale], 'none' as const]
    .map((value) => ({ value, count: trials.filter((one) => one.value === value).length }))
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => `${valueName(scale, value).toLowerCase()} ${count}`)
    .join(', ')
}

/** True for a row of choices in a game, none of which was right or wrong. */
export const onlyChoices = (row: SummaryRow): boolean => row.game && row.trials.every((one) => one.value === 'none')

/** Returns the trials that count as practice; choices in a game do not. */
export const practiced = (trials: readonly Trial[]): Trial[] =>
  trials.filter((one) => one.area !== 'game' || one.value !== 'none')
