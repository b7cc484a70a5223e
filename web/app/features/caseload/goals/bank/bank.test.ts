import { CardPicks } from '@marigold/contract'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTemplates } from './load-templates.ts'
import { criterionText, goalText, picksOf, type GoalTemplate, type Trains } from './template.ts'

const root = join(import.meta.dirname, '../../../../../..')
const rows = (path: string) =>
  readFileSync(join(root, 'content', path), 'utf8').trim().split('\n').slice(1).map((line) => line.split('\t')) // prettier-ignore

const soundCodes = new Map(
  [...readFileSync(join(root, 'content/src/sounds.ts'), 'utf8').matchAll(/\['([a-z-]+)', '([^']+)',/g)].map(
    ([, code = '', name = '']) => [name, code],
  ),
)
const positions = ['initial', 'medial', 'final']
const contrasts = rows('tables/contrasts.tsv').map(([code]) => code)
const parts = new Set(rows('tables/language/subcategories.tsv').map(([id, category]) => `${category}/${id}`))
const techniques = new Map(
  rows('tables/fluency/techniques.tsv').map(([id, , , from, to]) => [Number(id), [Number(from), Number(to)] as const]),
)

function slotExists(sound: string, position: number): boolean {
  const code = soundCodes.get(sound)
  return code !== undefined && rows(`tables/articulation/${code}.tsv`).some(([at]) => at === positions[position - 1])
}

/** Whether the app has what a goal is to be trained with. */
function exists(trains: Trains): boolean {
  if (trains.kind === 'game') return existsSync(join(root, 'games', trains.slug, 'manifest.ts'))
  if (trains.area === 'language') return trains.parts.every((part) => parts.has(`${trains.category}/${part}`))
  if (trains.area === 'fluency') {
    const [from, to] = techniques.get(trains.technique) ?? [1, 0]
    return trains.levels.every((level) => level >= from && level <= to)
  }
  if ('contrasts' in trains) return trains.contrasts.every((code) => contrasts.includes(code))
  return (
    trains.kinds.every((kind) => kind <= 3) &&
    trains.sounds.every((sound) => trains.positions.every((position) => slotExists(sound, position)))
  )
}

/** What we never write: masking, fluency counts, and goals that nobody can measure. */
const refused = [
  /eye contact/i,
  /sit(ting)? still/i,
  /\bnormal/i,
  /\btypical/i,
  /stutter-free|without stuttering|fluent speech/i,
  /will be able to/i,
  /\btr(y|ies) to\b/i,
  /whole[- ]body listening|quiet hands/i,
  /\bappropriate/i,
  /\bcompl(y|ies|iance|iant)\b/i,
  /\bage[- ]level/i,
  /will (understand|know|learn|improve|increase|feel|appreciate|have)\b/i,
]
const minimalCue = /minimal (visual |verbal )?(cues|assistance)|no more than one|\bone (visual|agreed|private)/

let all: GoalTemplate[] = []
let byDiscipline: Record<'SLP' | 'OT' | 'MIND', GoalTemplate[]>
const failing = (isFine: (template: GoalTemplate) => boolean) =>
  all.filter((template) => !isFine(template)).map(({ id }) => id)

beforeAll(async () => {
  byDiscipline = { SLP: await loadTemplates('SLP'), OT: await loadTemplates('OT'), MIND: await loadTemplates('MIND') }
  all = Object.values(byDiscipline).flat()
})

describe('the bank', () => {
  it('has enough goals for each discipline, and only its own', () => {
    expect(byDiscipline.SLP.length).toBeGreaterThanOrEqual(170)
    expect(byDiscipline.OT.length).toBeGreaterThanOrEqual(80)
    expect(byDiscipline.MIND.length).toBeGreaterThanOrEqual(70)
    for (const [discipline, templates] of Object.entries(byDiscipline))
      expect(templates.filter((template) => template.discipline !== discipline)).toEqual([])
  })

  it('has no id and no goal twice', () => {
    for (const key of [({ id }: GoalTemplate) => id, goalText]) {
      const keys = all.map(key)
      expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([])
    }
  })

  it('keeps the goals of an area together', () => {
    for (const templates of Object.values(byDiscipline)) {
      const areas = templates.map(({ area }) => area).filter((area, index, before) => area !== before[index - 1])
      expect(areas).toEqual([...new Set(areas)])
    }
  })

  it('trains with games and cards that exist', () => {
    expect(failing(({ trains }) => trains === undefined || exists(trains))).toEqual([])
  })

  it('opens cards with picks that the app accepts', () => {
    const picks = all.flatMap(({ trains }) => (trains?.kind === 'cards' ? [picksOf(trains)] : []))
    expect(picks.length).toBeGreaterThan(100)
    expect(picks.filter((pick) => !CardPicks.safeParse(pick).success)).toEqual([])
  })
})

describe('the sentences', () => {
  it('read as one sentence of at most 45 words', () => {
    expect(failing((template) => /^[A-Z][^.]*\.$/.test(goalText(template)))).toEqual([])
    expect(failing((template) => !/\s\s|[{}"']| ,/.test(goalText(template)))).toEqual([])
    expect(failing((template) => goalText(template).split(' ').length <= 45)).toEqual([])
  })

  it('say how often in numbers', () => {
    expect(failing(({ criterion }) => /\d/.test(criterionText(criterion)))).toEqual([])
  })

  it('have no phrase that we refuse', () => {
    expect(failing((template) => !refused.some((phrase) => phrase.test(goalText(template))))).toEqual([])
  })

  it('ask for one thing', () => {
    expect(failing(({ behavior }) => !/ and will /.test(behavior))).toEqual([])
  })

  it('state the cues that they allow', () => {
    const stated = (template: GoalTemplate) => minimalCue.test(template.condition.replaceAll('minimal pair', ''))
    expect(failing((template) => stated(template) === (template.cueLevel === 1))).toEqual([])
    expect(failing(({ cueLevel, condition }) => cueLevel !== 3 || /model|demonstration/.test(condition))).toEqual([])
  })

  it('judge no dialect: the grammar and the sounds that differ between dialects carry a note', () => {
    const differs = ({ area, behavior }: GoalTemplate) =>
      /(produce the voice(d|less)|and voiceless) th|vocalic|final consonant/.test(behavior) ||
      (area === 'Grammar and sentences' && /-ed|-s\b/.test(behavior))
    expect(failing((template) => !differs(template) || template.note !== undefined)).toEqual([])
  })
})
