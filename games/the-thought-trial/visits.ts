import detective from 'pics:detective'
import elder from 'pics:older-person'
import future from 'pics:hourglass-done'
import friend from 'pics:people-hugging'
import moon from 'pics:crescent-moon'
import newspaper from 'pics:newspaper'
import scientist from 'pics:scientist'
import sun from 'pics:sun-with-face'
import teacher from 'pics:teacher'
import type { TrialPlay } from './play-types.ts'

export const witnessPictures: Readonly<Record<string, string>> = {
  ...{ friend, scientist, future, elder, detective, teacher, morning: sun, reporter: newspaper, rested: moon },
}

/** What grows: visits, each of which brings a witness; whatever was said counts the same. */
export const visitsIn = (grown: unknown): number => {
  const { visits } = (grown ?? {}) as { visits?: unknown }
  return typeof visits === 'number' && Number.isInteger(visits) && visits > 0 ? visits : 0
}

const known = new WeakMap<object, number>()
/** The visits before this one: the kit stores this one before the ending is shown. */
export function visitsOf(play: Pick<TrialPlay, 'grown'>): number {
  const visits = known.get(play) ?? visitsIn(play.grown(0))
  known.set(play, visits)
  return visits
}
