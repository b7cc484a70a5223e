export type Tier = 1 | 2 | 3 | 4 | 5
/** Up, right, down, and left, as quarter turns from up. */
export type Heading = 0 | 1 | 2 | 3
/** A place with something to do; `home` comes last. */
export type PlaceName = 'mail' | 'bread' | 'books' | 'flowers' | 'apples' | 'package' | 'home'

export interface Errand {
  place: PlaceName
  square: number
  /** The first and the last step at which it can be done. */
  from: number
  to: number
}

/** Any step: a place without hours. */
export const noHours = { from: 1, to: 99 } as const

/**
 * One map. Each square is open (`.`), a tree (`t`), water (`w`), a house (`b`), rain (`r`), a crossing over water (`=`), or
 * a one-way street (`^`, `>`, `v`, `<`).
 */
export interface TownMap {
  id: string
  tier: Tier
  side: number
  ground: string
  start: number
  heading: Heading
  /** At the first two levels, one of two to choose from; else all of them are to be done. */
  errands: readonly Errand[]
  /** Tiles that fit in the plan, without a spare battery. */
  battery: number
  /** The solver's shortest plans: for either errand, or else without and with an umbrella. */
  plans: readonly [string, string]
}

const readHours = (hours: string | undefined) => {
  const [from = noHours.from, to = noHours.to] = hours ? hours.split('-').map(Number) : []
  return { from, to }
}

/** Reads a row: id, ground, start and heading, errands with squares and hours, battery, and the shortest plans. */
export function mapOf(row: string): TownMap {
  const [id = '', ground = '', begin = '', errands = '', battery = '', plans = ''] = row.split('|')
  const lines = ground.split('/')
  const [start = 0, heading = 0] = begin.split(' ').map(Number)
  const [plan = '', other = ''] = plans.split(' ')
  return {
    ...{ id, tier: Number(id.split('-')[0]) as Tier, side: lines.length, ground: lines.join('') },
    ...{ start, heading: heading as Heading, battery: Number(battery), plans: [plan, other] },
    errands: errands.split(' ').map((one) => {
      const [what = '', hours] = one.split(':')
      const [place = 'mail', square = 0] = what.split('@')
      return { place: place as PlaceName, square: Number(square), ...readHours(hours) }
    }),
  }
}

/** Writes a row that `mapOf` reads. */
export function rowOf({ id, side, ground, start, heading, errands, battery, plans }: TownMap): string {
  const lines = Array.from({ length: side }, (_, line) => ground.slice(line * side, (line + 1) * side))
  const shops = errands.map(({ place, square, from, to }) => {
    const hours = from === noHours.from && to === noHours.to ? '' : `:${from}-${to}`
    return `${place}@${square}${hours}`
  })
  return [id, lines.join('/'), `${start} ${heading}`, shops.join(' '), battery, plans.join(' ')].join('|')
}

/** 'B3': the column as a letter, the row as a number. */
export const squareName = (side: number, square: number): string =>
  `${String.fromCharCode(65 + (square % side))}${Math.floor(square / side) + 1}`

/** Whether the bot can ever be on a square. */
export const isOpen = ({ ground }: Pick<TownMap, 'ground'>, square: number): boolean =>
  !'twb'.includes(ground[square] ?? 't')

/** The next square that way; null beyond the map. */
export function beside(side: number, square: number, heading: Heading): number | null {
  const [x, y] = [(square % side) + [0, 1, 0, -1][heading]!, Math.floor(square / side) + [-1, 0, 1, 0][heading]!]
  return x < 0 || y < 0 || x >= side || y >= side ? null : y * side + x
}

/** The way of a one-way street; null on any other square. */
export function oneWay({ ground }: Pick<TownMap, 'ground'>, square: number): Heading | null {
  const way = '^>v<'.indexOf(ground[square] ?? '.')
  return way < 0 ? null : (way as Heading)
}
