import { m } from '#messages'
import { feelingText, storyText } from './content.ts'
import { readNow, type Because, type Read, type State, type Strength } from './state.ts'

export const becauseText = (because: Because): string => m.feelings_face_lab_clue({ clue: because })
/** Why somebody thinks so: 'because of the brows'. */
export const reasonText = (because: Because): string => m.feelings_face_lab_because({ clue: because })
export const strengthText = (strength: Strength): string => m.feelings_face_lab_strength({ strength })

/** What a reader chose, as it would be said after “I think”. */
export function wordText(word: string): string {
  if (word === 'ask') return m.feelings_face_lab_id_ask_them()
  if (word === 'unsure') return m.kit_i_cant_tell()
  if (word === 'none') return m.feelings_face_lab_none_of_them()
  return word === 'neighbor' ? '' : feelingText(word)
}

/** The reading of one player: the feeling, or one for each story, and how strong. */
export const readingText = ({ words, strong }: Read): string =>
  [words.map(wordText).join(', '), strong === null ? '' : strengthText(strong)].filter(Boolean).join(', ')

/** What the face on the wheel is for. */
export function cardTexts({ now, guess }: State): string[] {
  return guess ? [m.feelings_face_lab_a_secret_face()] : now.card.stories.map(storyText)
}

/** 'a little worried' */
export const secretText = ({ now }: State): string =>
  m.feelings_face_lab_secret({ strength: now.card.strength, feeling: feelingText(now.card.feeling ?? '') })

/** What is asked of the reader. */
export function readTitle(state: State, name: string): string {
  const { level, guess, seats, now } = state
  const told = readNow(state)?.words.length ?? 0
  if (now.card.stories.length > 1)
    return seats === 1
      ? m.feelings_face_lab_in_story_alone({ story: told + 1 })
      : m.feelings_face_lab_in_story({ name, story: told + 1 })
  if (seats === 1)
    return level.kind === 'inside'
      ? m.feelings_face_lab_who_is_like_you_inside()
      : m.feelings_face_lab_who_is_like_you()
  if (level.kind === 'inside') return m.feelings_face_lab_what_could_be_inside({ name })
  return guess && now.reads.length > 1
    ? m.feelings_face_lab_only_name_picks({ name })
    : m.feelings_face_lab_what_could_this_face_say({ name })
}
