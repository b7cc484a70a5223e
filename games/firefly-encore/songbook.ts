import type { Finished, State } from './state.ts'

/** Members of the band, in the order in which they come, with what each plays. */
export const band = ['cricket', 'frog', 'duck', 'mouse', 'bat', 'rabbit'] as const
export type Member = (typeof band)[number]
export const instruments = {
  cricket: 'shaker',
  frog: 'handDrum',
  duck: 'clarinet',
  mouse: 'tambourine',
  bat: 'toot',
  rabbit: 'ukulele',
} as const satisfies Record<Member, string>

/** What a player has over all nights. */
export interface Songbook {
  /** Phrases that were played in concerts. */
  songs: number
  /** How many of the band have come. */
  members: number
  /** The last lullaby, which opens the next concert: stems from 0. */
  lullaby: readonly number[]
}

const countIn = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0)

/** Reads a stored songbook; anything of another shape counts as nothing. */
export function songbookOf(before: unknown): Songbook {
  const { songs, members, lullaby } = (before ?? {}) as Partial<Record<keyof Songbook, unknown>>
  const isTune = Array.isArray(lullaby) && lullaby.every((stem) => Number.isInteger(stem) && stem >= 0 && stem < 9)
  return {
    songs: countIn(songs),
    members: Math.min(band.length, countIn(members)),
    lullaby: isTune ? (lullaby as number[]) : [],
  }
}

const ownOf = (done: readonly Finished[], seat: number) => done.filter((one) => one.seat === seat)

/** Adds what a player did tonight; nothing is ever lost. */
export function grownAfter({ done }: Pick<State, 'done'>, seat: number, before: unknown): Songbook {
  const { songs, members, lullaby } = songbookOf(before)
  const own = ownOf(done, seat)
  const came = own.filter(({ extra }) => extra === 'band').length
  return {
    songs: songs + own.length,
    members: Math.min(band.length, members + came),
    lullaby: own.findLast(({ place }) => place === 'lullaby')?.lights ?? lullaby,
  }
}

/** Who is in tonight's band: those of earlier nights, and one for each phrase that was given to the band. */
export const bandNow = ({ done }: Pick<State, 'done'>, { members }: Songbook): readonly Member[] =>
  band.slice(0, members + done.filter(({ extra }) => extra === 'band').length)
