import { addressOf } from '../kit/index.ts'
import { endings } from './endings.ts'
import { feelings } from './feelings.ts'
import { heroes } from './heroes.ts'
import type { Kind } from './parts.ts'
import pictures from './pictures.json?pics-tenths'
import type { Part } from './parts.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { problems } from './problems.ts'
import { props } from './props.ts'
import { puppetSvg } from './puppets.ts'
import type { Curtain } from './state.ts'

/** Returns a drawn puppet, or a picture from the content, as SVG. */
export const svgOf = (picture: string): string => puppetSvg(picture, 'glad') ?? pictures[picture] ?? ''
export const addressFor = (picture: string): string => addressOf(svgOf(picture))

const everything = [...heroes, ...props]
/** Returns the puppet or prop with this name. */
export const puppetOf = (id: string) => everything.find((one) => one.id === id)
export const nameOf = (id: string): string => heroes.find((one) => one.id === id)?.name ?? puppetOf(id)?.label ?? ''

const tables: Partial<Record<Kind, readonly { id: string; picture: string }[]>> = {
  who: heroes,
  where: places,
  problem: problems,
  feeling: feelings,
  plan: plans,
  ending: endings,
}
const pictureIn = (kind: Kind, id: string | undefined): string | null =>
  tables[kind]?.find((one) => one.id === id)?.picture ?? null

/** Returns the picture of a curtain on the map: its last pick, or none if it is dark. */
export function pictureOf({ part, picks }: Pick<Curtain, 'part' | 'picks'>): string | null {
  if (part === 'second') return picks[0] === 'problems' ? pictureIn('problem', picks[1]) : pictureIn('who', picks[1])
  if (part === 'feeling') return pictureIn('feeling', picks[0])
  if (part === 'plan') return pictureIn('plan', picks.at(-1))
  return pictureIn(part as Exclude<Part, 'second'>, picks[0])
}

/** Returns the picture above the stage at a curtain: a problem, a plan, or an ending. */
export function hangingOf(curtain: Curtain): string | null {
  const { part, picks } = curtain
  if (part === 'problem' || part === 'plan' || part === 'ending') return pictureOf(curtain)
  return part === 'second' && picks[0] === 'problems' ? pictureOf(curtain) : null
}

/** Returns who has a feeling at a curtain, and its picture. */
export function feelingOf({ part, picks }: Curtain): { other: boolean; picture: string } | null {
  const word = part === 'feeling' ? picks[0] : part === 'second' && picks[0] === 'views' ? picks[2] : undefined
  const picture = pictureIn('feeling', word)
  return picture ? { other: part === 'second', picture } : null
}
