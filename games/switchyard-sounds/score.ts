import { m } from '#messages'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import type { Trial } from '@marigold/contract'
import type { Play, Summary } from '../kit/index.ts'
import { median, oneDecimal } from '../kit/statistics.ts'
import type { Level } from './levels.ts'
import { contrastOf } from './pairs.ts'
import type { Job, Side, Train } from './plan.ts'
import { revealsAfterSending, trainOf, type Delivery, type Move, type State } from './rules.ts'

type Lamp = Delivery['outcome']
const worst: Lamp[] = ['shown', 'second', 'first']

/** Returns how a train's lamp burns, which depends on its hardest car; null before it has arrived. */
export function lampOf(state: Pick<State, 'delivered' | 'wagons'>, train: number): Lamp | null {
  const own = state.delivered.filter((one) => one.train === train)
  if (own.length < state.wagons) return null
  return worst.find((lamp) => own.some(({ outcome }) => outcome === lamp)) ?? null
}

/**
 * Returns who scores a train. The game knows which word a listener should hear. Words that are spoken or revealed
 * afterward are scored by the other player, or by the adult when there is only one player.
 */
export function judgeOf(state: State): Trial['scoredBy'] {
  if (trainOf(state).job === 'listen' && !revealsAfterSending(state)) return 'game'
  return state.seats > 1 ? 'partner' : 'adult'
}

/** Returns which word of its pair a station has; 0 is the one with the target sound. */
const placeInPair = ({ pair, stations }: Train, side: Side): 0 | 1 => (pair.split('.')[1] === stations[side] ? 0 : 1)

/** One try: the word that was meant and the word that was heard. */
interface Heard {
  train: Train
  target: Side
  heard: Side
}
const firstTries = ({ delivered, trains }: State): (Heard & { job: Job })[] =>
  delivered.flatMap(({ train, target, heard }) => {
    const of = trains[train]
    return of && heard[0] !== undefined ? [{ train: of, target, heard: heard[0], job: of.job }] : []
  })
const allTries = ({ delivered, trains }: State): Heard[] =>
  delivered.flatMap(({ train, target, heard }) => {
    const of = trains[train]
    return of ? heard.map((one) => ({ train: of, target, heard: one })) : []
  })

/** Returns the misheard words, most frequent first: the error cells of the target and heard matrix. */
export function mixUps(state: State): { meant: string; heard: string; times: number }[] {
  const found = new Map<string, { meant: string; heard: string; times: number }>()
  for (const { train, target, heard } of allTries(state)) {
    if (target === heard) continue
    const [meant, other] = [train.stations[target], train.stations[heard]]
    const one = found.get(`${meant} ${other}`) ?? { meant, heard: other, times: 0 }
    found.set(`${meant} ${other}`, { ...one, times: one.times + 1 })
  }
  return [...found.values()].sort((a, b) => b.times - a.times)
}

/** How often each of a contrast's two sounds arrived on the first try. */
export interface ContrastScore {
  code: string
  name: string
  sounds: { sound: string; right: number; tries: number; takenFor: string }[]
}

/** Returns the matrix of sounds by contrast, in the order they came, for one job or both together. */
export function contrastScores(state: State, of?: Job): ContrastScore[] {
  const tries = firstTries(state).filter(({ job }) => of === undefined || job === of)
  return [...new Set(tries.map(({ train }) => train.contrast))].map((code) => {
    const { name, sounds } = contrastOf(code)
    const own = tries.filter(({ train }) => train.contrast === code)
    return {
      code,
      name,
      sounds: sounds.map((sound, index) => {
        const of = own.filter(({ train, target }) => placeInPair(train, target) === index)
        const right = of.filter(({ target, heard }) => target === heard).length
        return { sound, right, tries: of.length, takenFor: sounds[1 - index] ?? '' }
      }),
    }
  })
}

/** Returns the jobs in this game. Hearing and saying a sound are separate skills and are never combined. */
const jobsOf = (state: State): Job[] => [...new Set(firstTries(state).map(({ job }) => job))]

/** Returns the matrix of sounds, by job if the jobs were swapped. */
export function scoresByJob(state: State): ContrastScore[] {
  const jobs = jobsOf(state)
  if (jobs.length < 2) return contrastScores(state)
  return jobs.flatMap((job) =>
    contrastScores(state, job).map((one) => ({
      ...one,
      name: m.switchyard_sounds_contrast_in_job({ contrast: one.name, job }),
    })),
  )
}

/** Returns the sounds that went wrong, by job, the weakest first. */
export function needsWork(state: State) {
  return jobsOf(state)
    .flatMap((job) => contrastScores(state, job).flatMap(({ sounds }) => sounds.map((one) => ({ ...one, job }))))
    .map(({ sound, takenFor, right, tries, job }) => ({ sound, takenFor, wrong: tries - right, tries, job }))
    .filter(({ wrong }) => wrong > 0)
    .sort((a, b) => b.wrong / b.tries - a.wrong / a.tries || b.wrong - a.wrong)
}

/** Keeps as many parts as fit in a summary line. */
const fit = (parts: string[]) => {
  let text = ''
  for (const part of parts) {
    const longer = text === '' ? part : `${text}, ${part}`
    if (longer.length > 190) return text
    text = longer
  }
  return text
}

const jobs: Record<Job, string> = {
  listen: m.switchyard_sounds_heard_right_on_the_first_try(),
  speak: m.switchyard_sounds_understood_on_the_first_try(),
}

/** Returns how many trains arrived. */
export function summaryOf(state: State): Summary {
  const arrived = state.trains.filter((_, train) => lampOf(state, train) !== null).length
  return [{ label: m.switchyard_sounds_trains(), value: outOf(arrived, state.trains.length) }]
}

/** Returns one player's accuracy, response time, repeats, mix-ups, repairs, and what needs work. */
export function measuresOf(
  play: Pick<Play<Level, State, Move>, 'state' | 'share' | 'trialsOf'>,
  seat: number,
): Summary {
  const all = play.state.value
  const { repeated } = play.share(seat, (now) => ({ repeated: now.repeated }))
  const own = { ...all, repeated, delivered: all.delivered.filter((one) => one.seat === seat) }
  return linesOf(own, play.trialsOf(seat))
}

/** Returns accuracy, response time, repeats, mix-ups, repairs, and which contrast needs work. */
export function linesOf(state: State, trials: readonly Trial[]): Summary {
  const tries = firstTries(state)
  const sent = (['listen', 'speak'] as const).flatMap((job) => {
    const own = tries.filter((one) => one.job === job)
    const right = own.filter(({ target, heard }) => target === heard).length
    return own.length === 0 ? [] : [{ label: jobs[job], value: outOfPercent(right, own.length) }]
  })
  const repairs = state.delivered.filter(({ heard }) => heard.length > 1)
  const repaired = repairs.filter(({ outcome }) => outcome === 'second').length
  const times = trials.flatMap(({ scoredBy, rtMs, target }) =>
    scoredBy === 'game' && rtMs !== null && target !== 'practice' ? [rtMs] : [],
  )
  const middle = median(times)
  const wrong = mixUps(state)
  const [worstSound] = needsWork(state)
  const swapped = jobsOf(state).length > 1
  return [
    ...sent,
    ...(repairs.length > 0
      ? [{ label: m.switchyard_sounds_repaired_on_the_second_try(), value: outOf(repaired, repairs.length) }]
      : []),
    ...(middle === null
      ? []
      : [{ label: m.switchyard_sounds_median_response_time(), value: `${oneDecimal(middle / 1000)} s` }]),
    ...(state.repeated > 0 ? [{ label: m.switchyard_sounds_repeats_requested(), value: String(state.repeated) }] : []),
    ...scoresByJob(state).map(({ name, sounds }) => ({
      label: name,
      value: sounds
        .filter((one) => one.tries > 0)
        .map(({ sound, right, tries: all }) => m.switchyard_sounds_sound_right_of_total({ sound, right, total: all }))
        .join(', '),
    })),
    ...(wrong.length > 0
      ? [
          {
            label: m.switchyard_sounds_mixed_up(),
            value: fit(
              wrong.map((one) =>
                one.times > 1
                  ? m.switchyard_sounds_meant_heard_as_heard_times(one)
                  : m.switchyard_sounds_meant_heard_as_heard(one),
              ),
            ),
          },
        ]
      : []),
    ...(worstSound
      ? [
          {
            label: m.switchyard_sounds_needs_work(),
            value: swapped
              ? m.switchyard_sounds_sound_heard_as_in_job(worstSound)
              : m.switchyard_sounds_sound_heard_as_wrong_of_tries(worstSound),
          },
        ]
      : []),
  ]
}
