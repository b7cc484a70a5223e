import { endings } from './endings.ts'
import { feelings } from './feelings.ts'
import { heroes, type Hero } from './heroes.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { problems } from './problems.ts'
import { props } from './props.ts'
import { pickOf, type Curtain, type State } from './state.ts'

type Told = Pick<State, 'curtains' | 'prop' | 'deep'>

const unknown = { name: 'the hero', he: 'the hero', his: "the hero's" }
const find = <T extends { id: string }>(all: readonly T[], id: string | undefined): T | undefined =>
  all.find((one) => one.id === id)

/** Capitalizes the first letter of each sentence, since a name can start with a small one. */
const sentences = (text: string): string =>
  text.replace(/(^|[.!?] )([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase())

export const heroOf = (state: Pick<State, 'curtains'>): Hero | undefined => find(heroes, pickOf(state, 'who'))

/** Fills in a hero's name and pronouns. */
export function withName(text: string, hero: Pick<Hero, 'name' | 'he' | 'his'> | undefined): string {
  const { name, he, his } = hero ?? unknown
  return sentences(text.replaceAll('{name}', name).replaceAll('{he}', he).replaceAll('{his}', his))
}

const secondProblem = ({ curtains }: Told) => {
  const second = curtains.find(({ part }) => part === 'second')
  return second?.picks[0] === 'problems' ? find(problems, second.picks[1]) : undefined
}

/** Returns how everything was solved in the end. */
function solvedOf(told: Told): string {
  const solved = [find(problems, pickOf(told, 'problem')), secondProblem(told)].flatMap((one) => one?.solved ?? [])
  return solved.length > 0 ? solved.join(' ') : 'Everything turned out well.'
}

function goalOf(told: Told): string {
  const goals = [find(problems, pickOf(told, 'problem')), secondProblem(told)].flatMap((one) => one?.goal ?? [])
  return goals.length > 0 ? goals.join(' and ') : 'make everything right again'
}

function planText(told: Told, picks: readonly string[]): string {
  const [first, second, third] = picks.map((id) => find(plans, id)?.did ?? '')
  if (!second) return `{name} wanted to ${goalOf(told)}, so {he} ${first}.`
  const tries = `{name} wanted to ${goalOf(told)}. First, {he} ${first}. But that did not quite work. Then {he} ${second}.`
  return third ? `${tries} That did not work either. At last, {he} ${third}.` : tries
}

function secondText(picks: readonly string[]): string {
  const [look, what, word, why] = picks
  if (look === 'problems') return `As if that wasn’t enough, ${find(problems, what)?.what}.`
  const other = find(heroes, what)
  if (!other) return ''
  const reason = find(feelings, word)?.reasons[Number(why)] ?? ''
  const he = other.he === 'he' ? 'He' : 'She'
  return `But ${other.name}, ${other.kind}, saw it another way. ${he} felt ${word} because ${reason}.`
}

function whoText(id: string | undefined): string {
  const hero = find(heroes, id)
  return hero ? `Once there was ${hero.kind} named ${hero.name}.` : ''
}
function whereText(id: string | undefined): string {
  const place = find(places, id)
  return place ? `One day, {name} was ${place.at}. ${place.detail}` : ''
}
function feelingText(word: string | undefined, why: string | undefined): string {
  const reason = why === undefined ? undefined : find(feelings, word)?.reasons[Number(why)]
  return reason === undefined ? `{name} felt ${word}.` : `{name} felt ${word} because ${reason}.`
}

const hasHero = (told: Told) => heroOf(told) !== undefined

function partText(told: Told, { part, picks }: Curtain): string {
  const [first, second] = picks
  switch (part) {
    case 'who':
      return whoText(first)
    case 'where':
      return whereText(first)
    case 'problem':
      return `Then, ${pickOf(told, 'where') ? 'right there, ' : ''}${find(problems, first)?.what}. ${hasHero(told) ? '{name} saw it first.' : ''}`.trim()
    case 'feeling':
      return `${pickOf(told, 'problem') ? 'When that happened, ' : ''}${feelingText(first, second)}`
    case 'second':
      return secondText(picks)
    case 'plan':
      return planText(told, picks)
    case 'ending':
      return (find(endings, first)?.text ?? '').replace('{solved}', solvedOf(told))
  }
}

/** Returns what the prop does at a curtain. */
function propText({ prop }: Told, how: 'help' | 'trouble'): string {
  const thing = find(props, prop)
  return thing ? `Suddenly, there was ${thing.a}. ${thing[how]}` : ''
}

/** Returns a scene's text with the prop's sentence; empty at a dark curtain without a prop. */
export function sceneText(told: Told, curtain: Curtain): string {
  const text = curtain.dark ? '' : partText(told, curtain)
  const prop = curtain.prop ? propText(told, curtain.prop) : ''
  return withName([text, prop].filter(Boolean).join(' '), heroOf(told))
}

/** Returns the whole story, with one text per curtain. */
export const storyOf = (told: Told): string[] => told.curtains.map((curtain) => sceneText(told, curtain))

/** Returns the poster's text above and below the picture. */
export function titleOf(told: Told): { title: string; below: string } {
  const hero = heroOf(told)
  const prop = find(props, told.prop)?.label ?? 'Trunk'
  const place = find(places, pickOf(told, 'where'))
  return {
    title: hero ? `${hero.name} and the ${prop}` : `The Tale of the ${prop}`,
    below: place ? `A tall tale ${place.at}` : 'A tall tale',
  }
}
