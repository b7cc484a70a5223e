/** Who is in the stories, and how they look. Nobody's looks are part of a problem. */

type Hair = 'short' | 'curls' | 'bun' | 'braids' | 'wave' | 'scarf' | 'cap' | 'bald'
export interface Figure {
  skin: number
  hair: Hair
  hairColor: string
  cloth: string
  trousers: string
  grown: boolean
  glasses?: boolean
  hearing?: boolean
  chair?: boolean
  beard?: boolean
}
const hairColors = ['#2A1A16', '#4A2C1E', '#7A4A2C', '#B2603A', '#D9A95B', '#B9B4AE'] as const
const cloths = ['#D9603B', '#3F7FA6', '#5E8B5A', '#8A68A8', '#E0A43A', '#B5566B', '#3E8E86', '#C97B4A'] as const
const trousers = ['#3B4A6B', '#5B4636', '#46546B', '#6B5A7A', '#4E5D4A'] as const

/** Name, skin from 0 (light) to 4 (dark), hair and its color from 0 to 5, and what else. */
const rows = `
Kofi 4 short 0|Mina 3 braids 0|Leo 1 curls 2|Ana 2 wave 1|Theo 0 short 3|Bea 1 bun 4|Sol 3 curls 0 hearing|Kim 1 bun 0 glasses
Rui 2 short 1|Zoe 4 braids 0 chair|Grandma 3 bun 5 grown glasses|Aunt Lu 1 wave 0 grown
Nia 4 curls 0|Sara 2 wave 1|Marcus 4 short 0 glasses|Priya 3 braids 0|Eli 0 curls 2|Noor 2 scarf 0|Ben 1 short 2|Tessa 0 wave 3
Owen 1 cap 1|Kai 3 short 0 chair|Dad 2 short 1 grown beard|Mr. Ortiz 3 bald 0 grown beard
Lena 0 wave 4|Jamal 4 short 0|Ivy 1 bun 1 hearing|Mateo 2 curls 1|Dani 3 cap 0|Ravi 3 short 0 glasses|Mia 1 wave 0|Hana 2 scarf 0
Mom 3 bun 0 grown|Felix 0 curls 3|Ms. Grant 4 curls 0 grown glasses|Uncle Ray 2 bald 0 grown beard
Carla 2 bun 1 grown|Dev 3 short 0 grown glasses|Ash 0 wave 3 grown|Sam 1 cap 1 grown|Nico 2 curls 1 grown|Riley 1 wave 2 grown
Jude 4 short 0 grown|Tomas 2 short 5 grown beard|Aunt Bev 0 curls 5 grown|Ms. Lin 1 wave 0 grown chair|Renee 4 braids 0 grown|Aunt Jo 3 wave 5 grown glasses
`
const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const parsed = new Map(
  rows
    .trim()
    .split(/[|\n]/)
    .map((row, at) => {
      const [, name = '', skin = '2', hair = 'short', color = '0', extras = ''] =
        /^(.+?) (\d) (\w+) (\d) ?(.*)$/.exec(row) ?? []
      const has = (extra: string) => extras.includes(extra)
      const figure: Figure = {
        ...{ skin: Number(skin), hair: hair as Hair, hairColor: nth(hairColors, Number(color)) },
        ...{ cloth: nth(cloths, at * 3), trousers: nth(trousers, at), grown: has('grown') },
        ...{ glasses: has('glasses'), hearing: has('hearing'), chair: has('chair'), beard: has('beard') },
      }
      return [name, figure] as const
    }),
)
/** Whether somebody of this name was drawn. */
export const isDrawn = (who: string): boolean => parsed.has(who)

/** Somebody across; from 11 on, stories are about teenagers and adults. */
export function figureOf(who: string, from: number): Figure {
  const figure = parsed.get(who) ?? (parsed.get('Kofi') as Figure)
  return from > 8 ? { ...figure, grown: true } : figure
}

const tones: readonly string[] = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']
const hairs: readonly Hair[] = ['curls', 'braids', 'short', 'wave', 'bun', 'cap']
/** The player at a seat, with other hair than `other`; `tone` is the setting for skin in pictures. */
export function playerFigure(seat: number, from: number, tone: unknown, other?: Figure, chair = false): Figure {
  const chosen = tones.indexOf(String(tone))
  return {
    ...{
      skin: chosen >= 0 ? chosen : nth([2, 4, 0, 3, 1], seat),
      hair: nth(hairs, nth(hairs, seat) === other?.hair ? seat + 1 : seat),
      hairColor: nth(hairColors, seat + 1),
    },
    ...{
      cloth: nth(['#E0A43A', '#3E8E86', '#B5566B', '#3F7FA6', '#8A68A8', '#5E8B5A'], seat),
      trousers: nth(trousers, seat),
    },
    ...{ grown: from > 8, chair },
  }
}
/** The one who is brought in to help. */
export const helperFigure: Figure = {
  ...{ skin: 3, hair: 'bun', hairColor: '#2A1A16', cloth: '#5E8B5A', trousers: '#46546B', grown: true, glasses: true },
}
/** Who is on the covers and behind the start screen. */
export const onCover = { young: 'Zoe', grown: 'Dev' } as const
