import { shown } from '../features.ts'
import { groups, unrelatedThings, type ThingGroup } from '../groups.ts'
import { numberFrom, type LanguageDraft } from '../item.ts'
import { some } from './by-feature.ts'
import { choose } from './choose.ts'

const category = 11
const picturesOf = (members: { picture: string }[]) => members.map(({ picture }) => picture)

function nameTheGroup(group: ThingGroup): LanguageDraft {
  const three = some(`${category}/group/${group.label}`, group.members, 3)
  const place = { category, subcategory: 'Name the Group', age: '5-7', type: 'answer' } as const
  return { ...place, pictures: picturesOf(three), question: 'What are they all?', answers: [group.label] }
}

/** Creates a choice of the word for three pictures, among the words for groups of other areas. */
function chooseTheGroup(group: ThingGroup): LanguageDraft {
  const three = some(`${category}/word/${group.label}`, group.members, 3)
  const far = groups.filter(({ area }) => area !== group.area)
  const others = choose(`${category}/labels/${group.label}`, far, 3, ({ label }) => label)
  return {
    category,
    subcategory: 'Name the Group',
    type: 'choice',
    age: '5-7',
    pictures: picturesOf(three),
    question: numberFrom(group.label) % 2 === 0 ? 'What are all of these?' : 'Which group do these belong to?',
    answers: [`*${group.label}`, ...others.map(({ label }) => label)],
  }
}

function nameItems(group: ThingGroup): LanguageDraft {
  const sample = some(`${category}/items/${group.label}`, group.members, 1)
  const others = group.members.filter((thing) => !sample.includes(thing) && `a ${thing.name}` !== group.one)
  return {
    category,
    subcategory: 'Name Items',
    type: 'answer',
    age: '5-7',
    pictures: picturesOf(sample),
    question: `This is ${group.one}. Name ${group.members.length >= 5 ? 'three' : 'two'} more.`,
    answers: [[...others.map(({ name }) => name), ...group.more].join(', ')],
  }
}

/** Creates two items per group: one of its things among those of other areas, with two wordings of the question. */
function whichBelongs(group: ThingGroup): LanguageDraft[] {
  return some(`${category}/belongs/${group.label}`, group.members, 2).map((right, index) => {
    const others = some(`${category}/strangers/${group.label}/${right.name}`, unrelatedThings(group), 3)
    return {
      category,
      subcategory: 'Which Belongs',
      type: 'pictures',
      age: '2-4',
      pictures: [`*${right.picture}`, ...picturesOf(others)],
      question: index === 0 ? `Which one is ${group.one}?` : `Find ${group.one}.`,
      answers: [shown(right)],
    }
  })
}

/** Naming groups, naming members, and telling which belongs. */
export const categoriesOfThings: LanguageDraft[] = [
  ...groups.map(nameTheGroup),
  ...groups.map(chooseTheGroup),
  ...groups.map(nameItems),
  ...groups.filter(({ members }) => members.length >= 4).flatMap(whichBelongs),
]
