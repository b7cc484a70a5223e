import { percentText } from '../../../platform/words/words.ts'
import { isFelt } from '../areas/by-area.ts'
import { cueTypeNames, cueTypes, type CueType } from './practice.ts'
import type { Cue } from './practice.ts'
import { tallyOf, type Try } from './tally.ts'

/** The tries of one player at one target, practice and probe apart. */
export interface SummaryRow {
  seat: number
  target: string
  felt: boolean
  /** Scored by a game, which may ask for choices that are neither right nor wrong. */
  game: boolean
  probe: boolean
  tries: readonly Try[]
}

/** The rows of a sitting, in the order in which they began, player after player. */
export function rowsOf(tries: readonly Try[]): SummaryRow[] {
  const rows = new Map<string, SummaryRow & { tries: Try[] }>()
  for (const one of tries) {
    const name = `${one.seat}/${one.probe}/${one.target}`
    const row = rows.get(name)
    if (row) row.tries.push(one)
    else {
      const { seat, target, probe } = one
      const kind = { felt: isFelt(one.area), game: one.area === 'game' }
      rows.set(name, { seat, target, probe, ...kind, tries: [one] })
    }
  }
  return [...rows.values()].sort((a, b) => a.seat - b.seat)
}

/** The tries at one cue level, weakest first: correct of those that were answered, and what the cues were. */
interface CueShare {
  cue: Cue
  types: readonly CueType[]
  correct: number
  answered: number
  percent: number | null
}

/** How it went at each cue level that was used. */
function cueShares(tries: readonly Pick<Try, 'cue' | 'cueType' | 'result'>[]): CueShare[] {
  const levels = [0, 1, 2, 3] as const
  return levels.flatMap((cue) => {
    const at = tries.filter((one) => one.cue === cue)
    if (at.length === 0) return []
    const { correct, percent } = tallyOf(at)
    const types = cueTypes.filter((type) => at.some((one) => one.cueType === type))
    return [{ cue, types, correct, answered: at.filter((one) => one.result !== 'none').length, percent }]
  })
}

function cueName({ cue, types }: CueShare): string {
  if (cue === 0) return 'no cues'
  return [`cue ${cue}`, types.map((type) => cueTypeNames[type]).join(' and ')].filter(Boolean).join(' ')
}

/** The cues of some tries in words: 'no cues', 'cue 1 visual', or how it went at each: 'no cues 3/4 (75%), cue 1 2/4 (50%)'. */
export function cuesText(tries: readonly Pick<Try, 'cue' | 'cueType' | 'result'>[]): string {
  const all = cueShares(tries)
  const answered = all.filter((share) => share.answered > 0)
  const shares = answered.length > 0 ? answered : all
  const [only] = shares
  if (only && shares.length === 1) return cueName(only)
  return shares
    .map((share) => `${cueName(share)} ${share.correct}/${share.answered}${shareText(share.percent)}`)
    .join(', ')
}

/** A percentage in brackets; nothing where nobody answered. */
export const shareText = (percent: number | null): string => (percent === null ? '' : ` (${percentText(percent)})`)

/** The mean of ratings that were given, to one decimal; null without any. */
export function meanOf(ratings: readonly (number | undefined)[]): number | null {
  const given = ratings.filter((one) => one !== undefined)
  if (given.length === 0) return null
  return Math.round((10 * given.reduce((sum, one) => sum + one, 0)) / given.length) / 10
}

/** How often each choice of a game was made, most often first: 'rocky 3, calm 2'. */
export function choicesText(tries: readonly Pick<Try, 'text'>[]): string {
  const counts = new Map<string, number>()
  for (const { text } of tries) counts.set(text || 'no answer', (counts.get(text || 'no answer') ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([text, made]) => `${text} ${made}`)
    .join(', ')
}

/** True for a row of choices in a game, none of which was right or wrong. */
export const onlyChoices = (row: SummaryRow): boolean => row.game && row.tries.every((one) => one.result === 'none')

/** Tries that somebody practiced: the choices of a game are none. */
export const practiced = (tries: readonly Try[]): Try[] =>
  tries.filter((one) => one.area !== 'game' || one.result !== 'none')
