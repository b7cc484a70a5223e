import { scenes } from '../../scenes/index.ts'
import type { LanguageDraft } from '../item.ts'
import { capital } from '../things.ts'

const category = 4

/** A relation: its words between two things, what to ask, and words that are false for its pictures. */
interface Relation {
  subcategory: string
  /** The relation whose picture shows the opposite. */
  contrary: string
  words: string
  wrong: string[]
  age: '2-4' | '5-7' | '8-10'
}

const pair = (subcategory: string, age: Relation['age'], first: [string, string, string[]], second: typeof first) =>
  [
    [first[0], { subcategory, age, contrary: second[0], words: first[1], wrong: first[2] }],
    [second[0], { subcategory, age, contrary: first[0], words: second[1], wrong: second[2] }],
  ] as [string, Relation][]

const relations = new Map<string, Relation>([
  ...pair('In and Out', '2-4', ['in', 'in', ['on', 'under', 'behind']], ['out', 'out of', ['in', 'under', 'on']]),
  ...pair('On and Off', '2-4', ['on', 'on', ['under', 'behind', 'next to']], ['off', 'off', ['on', 'behind', 'in']]),
  ...pair(
    'Under and Over',
    '2-4',
    ['over', 'over', ['under', 'in', 'behind']],
    ['under', 'under', ['over', 'on', 'in']],
  ),
  ...pair(
    'In Front and Behind',
    '5-7',
    ['front', 'in front of', ['behind', 'under', 'in']],
    ['behind', 'behind', ['in front of', 'on', 'under']],
  ),
  ...pair(
    'Next to and Between',
    '5-7',
    ['beside', 'next to', ['under', 'on', 'in']],
    ['between', 'between', ['behind', 'under', 'on']],
  ),
  ...pair('Up and Down', '2-4', ['up', 'up', ['down']], ['down', 'down', ['up']]),
  ...pair(
    'Near and Far',
    '5-7',
    ['near', 'near', ['far from', 'under', 'on']],
    ['far', 'far from', ['near', 'in', 'behind']],
  ),
  ...pair('Left and Right', '8-10', ['left', 'left', ['right']], ['right', 'right', ['left']]),
])

/** Words for pictures whose file name differs. */
const words: Record<string, string> = {
  'soccer-ball': 'ball',
  'red-apple': 'apple',
  'deciduous-tree': 'tree',
  honeybee: 'bee',
  automobile: 'car',
  'goal-net': 'goal',
  ewe: 'sheep',
  'closed-book': 'book',
}

/** Returns the word for a picture in a scene. */
export const wordOf = (picture: string) => words[picture] ?? picture.replaceAll('-', ' ')

/** A scene of two or three things and their positions. */
export interface PlaceScene {
  picture: string
  mover: string
  relation: string
  /** 'in the box', 'up', 'on the left side of the house'. */
  place: string
}

const upOn: Record<string, string> = { 'deciduous-tree': 'up in', house: 'up on the roof of' }

function placeOf(relation: string, anchors: string[]): string {
  const them = anchors.map((anchor) => `the ${wordOf(anchor)}`).join(' and ')
  const said = relations.get(relation)?.words ?? relation
  if (relation === 'left' || relation === 'right') return `on the ${said} side of ${them}`
  if (relation === 'up') return `${upOn[anchors[0] ?? ''] ?? 'up on'} ${them}`
  if (relation === 'down')
    return anchors[0] === 'hill' ? `down at the bottom of ${them}` : `down on the ground by ${them}`
  return `${said} ${them}`
}

/** Every scene that shows where something is. */
export const placeScenes: PlaceScene[] = scenes.flatMap(({ name, recipe }) => {
  const [, relation = '', list = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(recipe) ?? []
  const [mover = '', ...anchors] = list.split(' ')
  if (!relations.has(relation)) return []
  return [{ picture: name, mover, relation, place: placeOf(relation, anchors) }]
})

/** Words that mean the same for the picture. */
const alike: Record<string, string> = {
  out: 'next to',
  off: 'next to',
  over: 'above',
  under: 'below',
  beside: 'beside',
  near: 'close to',
  behind: 'in back of',
}

const statement = ({ mover, place }: PlaceScene) => `the ${wordOf(mover)} is ${place}`

const draft = (relation: Relation, rest: Omit<LanguageDraft, 'category' | 'subcategory' | 'age'>): LanguageDraft => ({
  category,
  subcategory: relation.subcategory,
  age: relation.age,
  ...rest,
})

function where(scene: PlaceScene, relation: Relation): LanguageDraft {
  const thing = wordOf(scene.mover)
  const other = alike[scene.relation]
  return draft(relation, {
    type: 'answer',
    pictures: [scene.picture],
    question: `Where is the ${thing}?`,
    answers: [scene.place, ...(other ? [scene.place.replace(relation.words, other)] : [])],
  })
}

function show(scene: PlaceScene, contrary: PlaceScene, relation: Relation): LanguageDraft {
  return draft(relation, {
    type: 'pictures',
    pictures: [`*${scene.picture}`, contrary.picture],
    question: `Show me: ${capital(statement(scene))}.`,
    answers: [capital(statement(scene))],
  })
}

function blank(scene: PlaceScene, relation: Relation): LanguageDraft {
  return draft(relation, {
    type: 'choice',
    pictures: [scene.picture],
    // Only the place has the blank, because a thing's name may contain the word, like 'in' in paintbrush.
    question: `The ${wordOf(scene.mover)} is ${scene.place.replace(relation.words, '__')}.`,
    answers: [`*${relation.words}`, ...relation.wrong],
  })
}

/** Returns the scene with the same mover and anchor and the opposite relation. 'Between' may be next to either. */
function contraryOf(scene: PlaceScene, relation: Relation): PlaceScene | undefined {
  const anchor = scene.picture.split('-').at(-1) ?? ''
  const found = placeScenes.filter((other) => other.mover === scene.mover && other.relation === relation.contrary)
  return found.find(({ picture }) => picture.includes(anchor)) ?? (scene.relation === 'between' ? found[0] : undefined)
}

/** Items about where something is: saying it, choosing one of two pictures, and choosing the word. */
export const positionWords: LanguageDraft[] = placeScenes.flatMap((scene, index) => {
  const relation = relations.get(scene.relation)
  if (!relation) return []
  const contrary = contraryOf(scene, relation)
  // Something between two things is next to each as well, so 'next to' is never asked about such a picture.
  const even = scene.relation === 'beside' ? false : scene.relation === 'between' ? true : index % 4 < 2
  return [
    where(scene, relation),
    ...(even && contrary ? [show(scene, contrary, relation)] : []),
    ...(even && contrary ? [] : [blank(scene, relation)]),
  ]
})
