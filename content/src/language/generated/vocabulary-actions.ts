import { actions, isFalseOf, withObject, type Action } from '../actions.ts'
import type { LanguageDraft } from '../item.ts'
import { choose } from './choose.ts'

const category = 6

/** Returns wrong answers: actions that are false for the picture, with different verbs and objects. */
function others(action: Action, count: number): Action[] {
  const seed = `${category}/${action.picture}`
  const wrong = actions.filter((other) => isFalseOf(action, other) && other.who !== 'baby')
  const chosen: Action[] = []
  for (const other of choose(seed, wrong, wrong.length, ({ picture }) => picture)) {
    const apart = chosen.every((one) => one.base !== other.base && (one.object === '' || one.object !== other.object))
    if (apart && chosen.length < count && other.object !== action.object) chosen.push(other)
  }
  return chosen
}

const draft = (action: Action, rest: Pick<LanguageDraft, 'type' | 'age' | 'question' | 'answers'>): LanguageDraft => ({
  category,
  subcategory: action.part,
  pictures: [action.picture],
  ...rest,
})

const ageFor = ({ part }: Action) => (part === 'Harder Verbs' ? '5-7' : '2-4')

const doing = ({ who }: Action) => `What is the ${who} doing?`

const tell = (action: Action) =>
  draft(action, { type: 'answer', age: ageFor(action), question: doing(action), answers: [withObject(action, action.ing)] })

/** Returns an action as something anyone can do: 'brush your teeth'. */
const asCommand = (action: Action) => withObject(action, action.base).replace(/\b(her|his)\b/, 'your')

const choice = (action: Action) =>
  draft(action, {
    type: 'choice',
    age: '5-7',
    question: 'Which action is this?',
    answers: [`*${asCommand(action)}`, ...others(action, 3).map(asCommand)],
  })

function yesNo(action: Action, yes: boolean): LanguageDraft {
  // 'Her teeth' would give the person away, so the wrong action has no possessive.
  const asked = yes ? action : others(action, 8).find(({ object }) => !/\b(her|his)\b/.test(object))
  if (!asked) throw new Error(`${action.picture} has no other action`)
  return draft(action, {
    type: 'yes-no',
    age: ageFor(action),
    question: `Is the ${action.who} ${withObject(asked, asked.ing)}?`,
    answers: [yes ? 'Yes' : 'No'],
  })
}

const firstOfVerb = actions.filter(
  (action, index) =>
    actions.findIndex(({ base, object }) => base === action.base && object === action.object) === index,
)

/** Saying what someone does, choosing its verb, and saying whether a verb is true of a picture. */
export const vocabularyActions: LanguageDraft[] = [
  ...firstOfVerb.map(tell),
  ...actions.filter((action, index) => !firstOfVerb.includes(action) || index % 3 === 0).map(choice),
  ...firstOfVerb.filter((_, index) => index % 2 === 0).map((action, index) => yesNo(action, index % 2 === 0)),
]
