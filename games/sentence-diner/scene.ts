import { m } from '#messages'
import { drawAct, placePart } from './acts.ts'
import { backdropOf, frontOf } from './backdrops.ts'
import { figureOf, someone, something, type Art } from './figures.ts'
import { sky, type Clause, type Meaning, type Parsed, type Party, type Unclear } from './parse.ts'
import { tenseWords, type Link, type Tense } from './plates.ts'
import type { Twist } from './state.ts'
import { verbOf } from './verbs.ts'

const ground = 254
const size = 1.18
const figure = ({ noun, many }: Party, art: Art) => figureOf(noun, many, art)

/** Draws one clause on the ground of a backdrop. */
function drawClause({ who, verb, what }: Clause, art: Art, twist: Twist | null = null): string {
  if (who.noun === sky) return ''
  const act = drawAct(verb, figure(who, art), what && figure(what, art))
  switch (twist) {
    case null:
      return placePart(200, ground, size, act)
    case 'giant':
      return placePart(200, ground + 20, size * 1.5, act, 'sd-giant')
    case 'slow':
      return `<g class="sd-slow"><g opacity=".3">${placePart(176, ground, size, act)}</g>${placePart(208, ground, size, act)}</g>`
    case 'hiccups':
      return `${placePart(200, ground, size, act, 'sd-hic')}<g class="sd-pop">${label(336, 62, m.kit_hic(), '#6A2F8C', 30)}</g>`
  }
}
/** Returns the weather verb if the sky is the subject. */
const weatherOf = ({ who, verb }: Clause) => (who.noun === sky ? verb : null)

const label = (x: number, y: number, text: string, fill = '#2B1B3D', high = 19) =>
  `<text x="${x}" y="${y}" font-size="${high}" font-weight="700" text-anchor="middle" fill="${fill}">${text}</text>`

const clocks: Record<Tense, string> = {
  daily:
    '<rect x="-12" y="-10" width="24" height="22" rx="4" fill="#fff" stroke="#2B1B3D" stroke-width="3"/><path d="M-12 -3H12M-5 -14v7M5 -14v7M-6 3h1M0 3h1M6 3h1M-6 8h1M0 8h1" stroke="#2B1B3D" stroke-width="3" stroke-linecap="round"/>',
  now: '<circle r="13" fill="#fff" stroke="#2B1B3D" stroke-width="3"/><path d="M0 -8V0L6 4" fill="none" stroke="#2B1B3D" stroke-width="3" stroke-linecap="round"/>',
  past: '<circle r="13" fill="#fff" stroke="#2B1B3D" stroke-width="3"/><path d="M5 -6H-5M-1 -10L-6 -6L-1 -2M5 -6C9 2 4 7 -4 6" fill="none" stroke="#2B1B3D" stroke-width="3" stroke-linecap="round"/>',
}
/** Adds a badge for the tense, and the look of an old photo for the past. */
function drawTense(tense: Tense | null): string {
  if (!tense) return ''
  const text = tenseWords[tense]
  const wide = text.length * 10.5 + 52
  const photo =
    tense === 'past'
      ? '<rect width="400" height="300" fill="#A87B45" fill-opacity=".26"/><path d="M0 0H400V300H0ZM14 14V286H386V14Z" fill="#FFF6E2" fill-rule="evenodd"/>'
      : ''
  return `${photo}<rect x="12" y="10" width="${wide}" height="36" rx="18" fill="#FFF9EC" stroke="#2B1B3D" stroke-width="2.500"/><g transform="translate(32 28)">${clocks[tense]}</g>${label(12 + wide / 2 + 16, 35, text)}`
}

/** Signs of the joining words: an arrow for a reason, a question for a condition, and one before two. */
export const linkSigns: Record<Link, string> = {
  because:
    '<path d="M-34 0H20M4 -18L24 0L4 18" fill="none" stroke="#6A4FA0" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-34" r="11" fill="#E0A21B"/>',
  if: '<path d="M-40 14C-56 12 -54 -14 -34 -12C-30 -34 4 -36 12 -18C34 -24 44 6 26 14Z" fill="#FFFFFF" stroke="#6A4FA0" stroke-width="5" stroke-dasharray="8 6"/><text x="-6" y="9" font-size="32" font-weight="700" text-anchor="middle" fill="#6A4FA0">?</text>',
  before:
    '<circle cx="-28" r="17" fill="#6A4FA0"/><circle cx="30" r="17" fill="#FFFFFF" stroke="#6A4FA0" stroke-width="5"/><path d="M-6 0H6" stroke="#6A4FA0" stroke-width="6" stroke-linecap="round"/><text x="-28" y="9" font-size="25" font-weight="700" text-anchor="middle" fill="#FFFFFF">1</text><text x="30" y="9" font-size="25" font-weight="700" text-anchor="middle" fill="#6A4FA0">2</text>',
}

interface Panel {
  x: number
  y: number
  name: string
  maybe?: boolean
  twist: Twist | null
}
function panel({ x, y, name, maybe, twist }: Panel, clause: Clause, art: Art): string {
  const weather = weatherOf(clause)
  const inner = `${backdropOf(weather, null)}${drawClause(clause, art, twist)}${frontOf(weather)}`
  const edge = maybe
    ? '<rect x="4" y="4" width="392" height="292" rx="22" fill="none" stroke="#6A4FA0" stroke-width="9" stroke-dasharray="24 14"/>'
    : '<rect x="4" y="4" width="392" height="292" rx="22" fill="none" stroke="#6A5A46" stroke-width="7"/>'
  return `<g class="${name}"><svg x="${x}" y="${y}" width="208" height="156" viewBox="0 0 400 300"><g clip-path="inset(0 round 24px)">${inner}</g>${edge}</svg></g>`
}

/** Draws two clauses, one above the other, with the sign of the joining word. */
function joined({ clauses: [first, second], link }: Meaning, art: Art, twist: Twist | null): string {
  if (!first || !second || !link) return ''
  const turn = 'M262 52C320 56 336 78 334 116M318 100L334 120L350 100'
  const arrow = `<path d="${turn}" fill="none" stroke="#6A4FA0" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`
  return `<rect width="400" height="300" fill="#FFFDF6"/>${panel({ x: 10, y: 10, name: 'sd-one', maybe: link === 'if', twist }, first, art)}${panel({ x: 182, y: 134, name: 'sd-two', twist }, second, art)}${arrow}<g transform="translate(86 232) scale(1.15)">${linkSigns[link]}</g>`
}

/** Draws a sentence that can't be acted out: everyone named in it stands and wonders. */
function drawUnclear({ named, where }: Unclear, art: Art): string {
  const step = 340 / Math.max(1, named.length)
  const crowd = named.slice(0, 4).map((party, at) => {
    const x = 200 + (at - (Math.min(4, named.length) - 1) / 2) * Math.min(130, step)
    const who = figure(party, art)
    const mark = `<text x="0" y="-160" font-size="46" font-weight="700" text-anchor="middle" fill="#5B4E6B" class="sd-pop">?</text>`
    return placePart(
      x,
      ground,
      0.96,
      `<ellipse cx="0" cy="2" rx="42" ry="7" fill="#2B1B3D" fill-opacity=".16"/>${who.does({ arms: 'down' })}${mark}`,
    )
  })
  const nobody = '<text x="200" y="190" font-size="110" font-weight="700" text-anchor="middle" fill="#5B4E6B">?</text>'
  return `${backdropOf(where, null)}${crowd.length > 0 ? crowd.join('') : nobody}${frontOf(where)}`
}

/** Draws a sentence exactly as it is written, 400 by 300, or with a twist of the secret spice. */
export function sceneOf(said: Parsed, art: Art, twist: Twist | null = null): string {
  if ('puzzle' in said) return drawUnclear(said.puzzle, art)
  const { meaning } = said
  if (meaning.link) return joined(meaning, art, twist)
  const [clause] = meaning.clauses
  if (!clause) return ''
  const where = meaning.where ?? weatherOf(clause)
  return `${backdropOf(where, meaning.when)}${drawClause(clause, art, twist)}${frontOf(where)}${drawTense(clause.tense)}`
}

/** Draws a verb as a small picture of someone doing it. */
export function doingPicture(verb: string, art: Art): string {
  const { takes, sky: bySky } = verbOf(verb)
  if (bySky) return `<svg viewBox="0 0 400 300">${backdropOf(verb, null)}${frontOf(verb)}</svg>`
  const drawn = drawAct(verb, figureOf(someone, false, art), takes ? figureOf(something, false, art) : null)
  return `<svg viewBox="-150 -196 300 216">${drawn}</svg>`
}
