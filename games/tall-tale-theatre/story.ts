import { m } from '#messages'
import { endings } from './endings.ts'
import { feelings } from './feelings.ts'
import { heroes, type Hero } from './heroes.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { problems } from './problems.ts'
import { props } from './props.ts'
import { pickOf, type Curtain, type State } from './state.ts'

type Told = Pick<State, 'curtains' | 'prop' | 'deep'>

const unknown = { name: m.tall_tale_theatre_the_hero(), he: 'the hero', his: "the hero's" }
const find = <T extends { id: string }>(all: readonly T[], id: string | undefined): T | undefined =>
  all.find((one) => one.id === id)

/** First letters of sentences are capitals, whatever a name begins with. */
const sentences = (text: string): string =>
  text.replace(/(^|[.!?] )([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase())

export const heroOf = (state: Pick<State, 'curtains'>): Hero | undefined => find(heroes, pickOf(state, 'who'))

/** Puts name and pronouns into a text. */
export function withName(text: string, hero: Pick<Hero, 'name' | 'he' | 'his'> | undefined): string {
  const { name, he, his } = hero ?? unknown
  return sentences(text.replaceAll('{name}', name).replaceAll('{he}', he).replaceAll('{his}', his))
}

const secondProblem = ({ curtains }: Told) => {
  const second = curtains.find(({ part }) => part === 'second')
  return second?.picks[0] === 'problems' ? find(problems, second.picks[1]) : undefined
}

/** How everything came right in the end. */
function solvedOf(told: Told): string {
  const solved = [find(problems, pickOf(told, 'problem')), secondProblem(told)].flatMap((one) => one?.solved ?? [])
  return solved.length > 0 ? solved.join(' ') : m.tall_tale_theatre_everything_turned_out_well()
}

function goalOf(told: Told): string {
  const goals = [find(problems, pickOf(told, 'problem')), secondProblem(told)].flatMap((one) => one?.goal ?? [])
  return goals.length > 0 ? goals.join(' and ') : m.tall_tale_theatre_make_everything_right_again()
}

function planText(told: Told, picks: readonly string[]): string {
  const [first, second] = picks.map((id) => find(plans, id)?.did ?? '')
  if (!second) return m.tall_tale_theatre_name_wanted_to_so_he({ goalOf: goalOf(told), first: first ?? '' })
  return m.tall_tale_theatre_name_wanted_to_first_he_that({ goalOf: goalOf(told), first: first ?? '', second })
}

function secondText(picks: readonly string[]): string {
  const [look, what, word, why] = picks
  if (look === 'problems')
    return m.tall_tale_theatre_as_if_that_wasnt_enough({ what: find(problems, what)?.what ?? '' })
  const other = find(heroes, what)
  if (!other) return ''
  const reason = find(feelings, word)?.reasons[Number(why)] ?? ''
  const he = other.he === 'he' ? m.tall_tale_theatre_he() : m.tall_tale_theatre_she()
  return m.tall_tale_theatre_but_saw_it_another_way_felt({
    name: other.name,
    kind: other.kind,
    he,
    word: word ?? '',
    reason,
  })
}

function whoText(id: string | undefined): string {
  const hero = find(heroes, id)
  return hero ? m.tall_tale_theatre_once_there_was_named({ kind: hero.kind, name: hero.name }) : ''
}
function whereText(id: string | undefined): string {
  const place = find(places, id)
  return place ? m.tall_tale_theatre_one_day_name_was({ at: place.at, detail: place.detail }) : ''
}
function feelingText(word: string | undefined, why: string | undefined): string {
  const reason = why === undefined ? undefined : find(feelings, word)?.reasons[Number(why)]
  return m.tall_tale_theatre_name_felt({
    word: word ?? '',
    value: reason ? m.tall_tale_theatre_because2({ reason }) : '',
  })
}

function partText(told: Told, { part, picks }: Curtain): string {
  const [first, second] = picks
  switch (part) {
    case 'who':
      return whoText(first)
    case 'where':
      return whereText(first)
    case 'problem':
      return m.tall_tale_theatre_then({ what: find(problems, first)?.what ?? '' })
    case 'feeling':
      return feelingText(first, second)
    case 'second':
      return secondText(picks)
    case 'plan':
      return planText(told, picks)
    case 'ending':
      return (find(endings, first)?.text ?? '').replace('{solved}', solvedOf(told))
  }
}

/** What the prop does at a curtain. */
function propText({ prop }: Told, how: 'help' | 'trouble'): string {
  const thing = find(props, prop)
  return thing ? m.tall_tale_theatre_suddenly_there_was({ a: thing.a, thing: thing[how] }) : ''
}

/** A scene in words, the prop's included; empty at a dark curtain without a prop. */
export function sceneText(told: Told, curtain: Curtain): string {
  const text = curtain.dark ? '' : partText(told, curtain)
  const prop = curtain.prop ? propText(told, curtain.prop) : ''
  return withName([text, prop].filter(Boolean).join(' '), heroOf(told))
}

/** The whole story, a text for each curtain. */
export const storyOf = (told: Told): string[] => told.curtains.map((curtain) => sceneText(told, curtain))

/** What the poster says above and below. */
export function titleOf(told: Told): { title: string; below: string } {
  const hero = heroOf(told)
  const prop = find(props, told.prop)?.label ?? m.tall_tale_theatre_trunk()
  const place = find(places, pickOf(told, 'where'))
  return {
    title: hero
      ? m.tall_tale_theatre_and_the({ name: hero.name, prop })
      : m.tall_tale_theatre_the_tale_of_the({ prop }),
    below: place ? m.tall_tale_theatre_a_tall_tale({ at: place.at }) : m.tall_tale_theatre_a_tall_tale_2(),
  }
}
