import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import type { Kind, Noise } from './objects.ts'
import type { State } from './state.ts'
import type * as sounds from './sound-set.ts'

type SoundName = keyof typeof sounds

type ThingKey = Parameters<typeof m.jumble_drawer_thing>[0]['thing']
type JobKey = Parameters<typeof m.jumble_drawer_job>[0]['job']
export const thingName = (thing: string): string => m.jumble_drawer_thing({ thing: thing as ThingKey })
export const jobName = (job: string): string => m.jumble_drawer_job({ job: job as JobKey })

/** What the slip asks for, as a sentence. */
export const slipText = ({ needs }: Pick<State, 'needs'>): string =>
  m.jumble_drawer_we_need({
    things: listed(needs.map(({ key }) => m.jumble_drawer_the_thing({ thing: thingName(key) }))),
  })

/** What to do now. */
export function instructionOf(state: State, isCovered: boolean): string {
  if (state.phase === 'toy')
    return isCovered ? m.jumble_drawer_pull_the_cloth_away() : m.jumble_drawer_stir_it_with_a_finger()
  if (state.help >= 4) return m.jumble_drawer_it_glows()
  if (state.help >= 2) return m.jumble_drawer_look_in_the_light()
  if (state.slip !== 'memory') return m.jumble_drawer_find_these()
  return state.isHidden ? m.jumble_drawer_find_all_you_saw() : m.jumble_drawer_look_then_hide()
}

/** What a lifted thing is told to be: on the slip, or what it is instead. */
export function liftText(before: State, after: State, key: string): string {
  const thing = thingName(key)
  if (after.finds.length > before.finds.length) return m.jumble_drawer_is_on_the_slip({ thing })
  const fell = after.ledge.length < before.ledge.length ? ` ${m.jumble_drawer_it_all_falls_back()}` : ''
  return `${m.jumble_drawer_is_not_on_the_slip({ thing })}${fell}`
}

/** What a thing sounds like when it is lifted or dropped. */
export const noises: Record<Noise, SoundName> = {
  metal: 'clank',
  wood: 'knock',
  soft: 'rustle',
  glass: 'glass',
  paper: 'page',
  bell: 'ding',
  squeak: 'squeak',
  bounce: 'boing',
}
/** What a finished job sounds like. */
export const jobSounds: Record<Kind, readonly [SoundName, number]> = {
  sew: ['musicBox', 2],
  cook: ['glass', 0],
  fix: ['ding', 1],
  pack: ['toot', 3],
}
