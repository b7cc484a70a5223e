import { m } from '#messages'
import type { Chance } from '@marigold/device'
import { answer, itemOf, itemsOfKind, questionOf, questionsFor, type About, type Kind, type Question } from './facts.ts'
import { openItems, type Level, type Street } from './state.ts'

/** A street to choose, with the kinds that live there. */
export interface Offer {
  id: string
  name: string
  detail: string
  kinds: Kind[]
}

const mixed: Offer[] = [
  {
    id: 'market',
    name: m.shutter_street_market_street(),
    detail: m.shutter_street_animals_food_clothes(),
    kinds: ['animal', 'food', 'clothes'],
  },
  {
    id: 'harbor',
    name: m.shutter_street_harbor_street(),
    detail: m.shutter_street_animals_tools_things_that_go(),
    kinds: ['animal', 'thing', 'vehicle'],
  },
  {
    id: 'school',
    name: m.shutter_street_school_street(),
    detail: m.shutter_street_clothes_tools_food(),
    kinds: ['clothes', 'thing', 'food'],
  },
  {
    id: 'station',
    name: m.shutter_street_station_street(),
    detail: m.shutter_street_things_that_go_food_clothes(),
    kinds: ['vehicle', 'food', 'clothes'],
  },
  {
    id: 'garden',
    name: m.shutter_street_garden_street(),
    detail: m.shutter_street_animals_food_things_that_go(),
    kinds: ['animal', 'food', 'vehicle'],
  },
]
const single: Offer[] = [
  { id: 'animal', name: m.shutter_street_zoo_street(), detail: m.shutter_street_animals(), kinds: ['animal'] },
  { id: 'food', name: m.shutter_street_kitchen_lane(), detail: m.shutter_street_food(), kinds: ['food'] },
  { id: 'thing', name: m.shutter_street_workshop_row(), detail: m.shutter_street_tools_and_things(), kinds: ['thing'] },
  { id: 'vehicle', name: m.shutter_street_wheel_road(), detail: m.shutter_street_things_that_go(), kinds: ['vehicle'] },
]
const abstract: Offer[] = [
  { id: 'job', name: m.shutter_street_work_avenue(), detail: m.shutter_street_jobs(), kinds: ['job'] },
  { id: 'feeling', name: m.shutter_street_mood_lane(), detail: m.shutter_street_feelings(), kinds: ['feeling'] },
  { id: 'idiom', name: m.shutter_street_saying_street(), detail: m.shutter_street_sayings(), kinds: ['idiom'] },
  { id: 'place', name: m.shutter_street_town_road(), detail: m.shutter_street_places(), kinds: ['place'] },
]
const pools: Record<Level['pool'], Offer[]> = { mixed, single, abstract }
export const offerOf = (id: string): Offer => {
  const offer = [...mixed, ...single, ...abstract].find((one) => one.id === id)
  if (!offer) throw new Error(`no street ${id}`)
  return offer
}

/** Offers three streets, not including the last one, or the street from the settings. */
export function makeOffers(pool: Level['pool'], category: string, last: string | null, rng: Chance): string[] {
  if (category !== 'choose') return [category]
  const fresh = pools[pool].filter(({ id }) => id !== last)
  return rng
    .shuffle(fresh)
    .slice(0, 3)
    .map(({ id }) => id)
}

/** How a question splits the windows. */
export interface Split {
  yes: number
  no: number
  either: number
}
export function splitOf(question: Question, windows: readonly string[]): Split {
  const split = { yes: 0, no: 0, either: 0 }
  for (const item of windows) {
    const is = answer(question, item)
    split[is === null ? 'either' : is ? 'yes' : 'no'] += 1
  }
  return split
}

/** Returns how evenly a question splits the windows, from 0 (not at all) to 0.5 (in half). */
export function evenness(question: Question, windows: readonly string[]): number {
  const { yes, no } = splitOf(question, windows)
  return windows.length === 0 ? 0 : Math.min(yes, no) / windows.length
}

const patternOf = (question: Question, windows: readonly string[]) =>
  windows.map((item) => answer(question, item)).join()

/** Returns the unasked questions that suit every kind in the open windows; one about a single kind suits only that. */
export function unaskedQuestions(street: Street): Question[] {
  const kinds = [...new Set(openItems(street).map((item) => itemOf(item).kind))]
  const suited = new Set(questionsFor(kinds, true).map(({ id }) => id))
  const asked = new Set(street.asked.map(({ question }) => question))
  return street.questions.filter((id) => suited.has(id) && !asked.has(id)).map(questionOf)
}

/** Most tiles with the same beginning. */
const maxPerStart = 6

/**
 * Returns the questions to offer, those that split the open windows best first. Of several that split them the same way
 * and begin alike, only one is offered; `most` in total, balanced over the beginnings. One that many windows have no
 * clear answer to comes last.
 */
export function offeredQuestions(questions: readonly Question[], open: readonly string[], most: number): Question[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  const room = Math.max(2, Math.min(maxPerStart, Math.ceil(most / 3)))
  const fitting = questions
    .map((question) => ({ question, ...splitOf(question, open) }))
    .filter(({ yes, no }) => yes > 0 && no > 0)
    .map(({ question, yes, no, either }) => ({
      question,
      halves: either * 3 > open.length ? 0 : Math.round((Math.min(yes, no) / open.length) * 6),
    }))
    .sort((a, b) => b.halves - a.halves)
  return fitting.flatMap(({ question }) => {
    const pattern = `${question.start} ${patternOf(question, open)}`
    const count = counts.get(question.start) ?? 0
    if (seen.has(pattern) || count >= room || seen.size >= most) return []
    seen.add(pattern)
    counts.set(question.start, count + 1)
    return [question]
  })
}

/** Returns how many shutters a question chosen at random closes on average, or null without questions. */
export function randomClosing(questions: readonly Question[], open: readonly string[]): number | null {
  if (questions.length === 0) return null
  const closing = questions.map((question) => {
    const { yes, no } = splitOf(question, open)
    return (2 * yes * no) / (yes + no)
  })
  return closing.reduce((sum, one) => sum + one, 0) / questions.length
}

/**
 * Draws a street's windows, equally many of each kind. Of several attempts, picks the one that can be split in the most
 * ways.
 */
export function drawWindows(kinds: readonly Kind[], count: number, beats: boolean, rng: Chance): string[] {
  const draw = () => {
    const piles = kinds.map((kind) => rng.shuffle(itemsOfKind(kind)))
    const picked: string[] = []
    for (let at = 0; picked.length < count; at++) {
      const item = piles[at % piles.length]?.pop()
      if (item) picked.push(item.id)
      else if (piles.every((pile) => pile.length === 0)) break
    }
    return rng.shuffle(picked)
  }
  const ways = (windows: string[]) =>
    questionsFor(kinds, beats).filter((question) => evenness(question, windows) >= 0.3).length
  let best = { windows: [] as string[], ways: -1 }
  for (let tries = 0; tries < 6; tries++) {
    const windows = draw()
    const other = { windows, ways: ways(windows) }
    if (other.ways > best.ways) best = other
  }
  return best.windows
}

/** Returns the unasked question that would have helped most, or null if all were asked. */
export function missedQuestion(street: Street): string | null {
  const secret = street.windows[street.secret] ?? ''
  const open = openItems(street)
  const [best] = unaskedQuestions(street)
    .map((question) => ({ id: question.id, yes: answer(question, secret) === true, even: evenness(question, open) }))
    .filter(({ even }) => even > 0)
    .sort((a, b) => b.even - a.even + (b.yes ? 0.25 : 0) - (a.yes ? 0.25 : 0))
  return best?.id ?? null
}

export const aboutNames: Record<About, string> = {
  kind: m.shutter_street_about_kind(),
  look: m.shutter_street_about_look(),
  part: m.shutter_street_about_part(),
  does: m.shutter_street_about_does(),
  use: m.shutter_street_about_use(),
  place: m.shutter_street_about_place(),
  color: m.shutter_street_about_color(),
  word: m.shutter_street_about_word(),
}
