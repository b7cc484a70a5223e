import { m } from '#messages'
import type { Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf } from '../kit/phrases.ts'
import { toolFor, wordText, type Category } from './content.ts'
import type { Placed, Scene, State } from './state.ts'

/** Only these name a feeling: saying that one can't tell is an answer, too, but another one. */
const isFeeling = (word: string) => word !== 'unsure'
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

export const categoryOf = ({ tool }: Pick<Scene, 'tool'>): Category | null => toolFor(tool)?.category ?? null
export const categoryText = (category: Category): string => m.inside_weather_category({ category })

/** What a scene counts: words that were picked, feelings that were named and heard, and with how many cues. */
export function countsOf({ pieces, signs }: Scene) {
  const named = pieces.filter(({ said }) => said !== null)
  return {
    pieces: pieces.length,
    picked: sum(pieces.map(({ words }) => words.filter(isFeeling).length)),
    named: sum(named.map(({ words }) => words.filter(isFeeling).length)),
    // Help counts as a cue of its own size.
    cues: sum(named.map(({ said, help }) => Math.max(said?.cue ?? 0, help))),
    signs: signs.length,
  }
}

/** One line for the progress note: what happened, and never which feeling was right. */
export function noteOf(scene: Scene): string {
  const { named, cues, signs } = countsOf(scene)
  const category = categoryOf(scene)
  return noteLine([
    { of: scene.made ? 1 : 0, text: m.inside_weather_note_made() },
    { of: named, text: m.inside_weather_note_named({ named, cues }) },
    { of: signs, text: m.inside_weather_note_signs({ signs }) },
    {
      of: category ?? '',
      text: m.inside_weather_note_next_step({ category: category ? categoryText(category) : '' }),
    },
  ])
}

/** What all players did together. */
export function summaryOf({ scenes, seats }: State): Summary {
  const made = scenes.filter((scene) => scene.made && !scene.passed).length
  return seats > 1 && made > 0 ? [{ label: m.inside_weather_scenes_made(), value: String(made) }] : []
}

/** How many pieces have another size since the tool was tried; which way doesn't matter. */
function setAgain({ before, pieces }: Scene): string {
  const changed = (before ?? []).filter(({ piece, size }) => pieces.find((one) => one.piece === piece)?.size !== size)
  return outOf(changed.length, before?.length ?? 0)
}

const feelingText = ({ words, size }: Placed, steps: number): string =>
  m.inside_weather_feeling_and_size({
    words: words
      .filter(isFeeling)
      .map((word) => (word === 'own' ? m.inside_weather_own_word_in_log() : wordText(word)))
      .join(', '),
    size: steps === 11 ? size : size + 1,
    steps: steps === 11 ? 10 : steps,
  })

/** What one player did; which feelings it was only if the adult turned that on and the player saw it. */
export function measuresOf(state: State, seat: number, logsFeelings: boolean): Summary {
  const scene = state.scenes[seat]
  if (!scene || scene.passed || (!scene.made && scene.pieces.length === 0)) return []
  const { pieces, picked, named, cues, signs } = countsOf(scene)
  const line = (label: string, of: number, value = String(of)) => (of > 0 ? [{ label, value }] : [])
  const category = categoryOf(scene)
  const feelings = scene.pieces.filter(({ words }) => words.some(isFeeling)).map((one) => feelingText(one, state.steps))
  const note = noteOf(scene)
  return [
    ...line(m.inside_weather_pieces_in_the_sky(), pieces),
    ...line(m.inside_weather_words_picked(), picked),
    ...line(m.inside_weather_named_and_heard(), named, m.inside_weather_count_and_cues({ count: named, cues })),
    ...line(m.inside_weather_body_signs(), signs),
    ...(scene.path ? [{ label: m.inside_weather_then(), value: m.inside_weather_path({ path: scene.path }) }] : []),
    ...line(m.inside_weather_pieces_set_again(), scene.before?.length ?? 0, setAgain(scene)),
    ...(category ? [{ label: m.inside_weather_in_the_backpack(), value: categoryText(category) }] : []),
    ...(logsFeelings && feelings.length > 0
      ? [{ label: m.inside_weather_feelings(), value: feelings.join('; ') }]
      : []),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
