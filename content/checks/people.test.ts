import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionDrawings } from '../scripts/actions/index.ts'
import { languageCategories, languageItems, languageSubcategories } from '../src/index.ts'
import { actions, pronounsOf, withObject } from '../src/language/actions.ts'
import { placeScenes } from '../src/language/generated/position-words.ts'
import { people } from '../src/language/people.ts'
import { altOf } from '../src/picture-list.ts'
import { inContent } from '../src/read-table.ts'

/** The goals that use people, actions, and scenes. */
const goals = [1, 2, 4, 6, 16]
const itemsOf = (category: number) => languageItems.filter((item) => item.category === category)

describe('goals with people, actions and scenes', () => {
  test('each part has ten items of one question type, and each goal 80% of its planned number', () => {
    for (const { id, category, name } of languageSubcategories.filter((one) => goals.includes(one.category))) {
      const types = Map.groupBy(
        languageItems.filter(({ subcategory }) => subcategory === id),
        ({ type }) => type,
      )
      const most = Math.max(0, ...[...types.values()].map((items) => items.length))
      expect([category, name, most >= 10]).toEqual([category, name, true])
    }
    for (const { id, count } of languageCategories.filter((one) => goals.includes(one.id))) {
      expect([id, itemsOf(id).length >= count * 0.8]).toEqual([id, true])
    }
  })

  test('at least nine in ten items have a picture', () => {
    for (const goal of goals) {
      const pictured = itemsOf(goal).filter(({ pictures }) => pictures.length > 0)
      expect([goal, pictured.length >= itemsOf(goal).length * 0.9]).toEqual([goal, true])
    }
  })
})

describe('the table of actions', () => {
  test('names each picture once, with the forms of its verb', () => {
    expect(new Set(actions.map(({ picture }) => picture)).size).toBe(actions.length)
    for (const { base, third, ing } of actions) {
      expect([base, /s$/.test(third), /ing$/.test(ing)]).toEqual([base, true, true])
    }
    const forms = Map.groupBy(actions, ({ base }) => base)
    for (const [base, rows] of forms) {
      const different = new Set(rows.map(({ third, ing, past, participle }) => [third, ing, past, participle].join()))
      expect([base, different.size]).toEqual([base, 1])
    }
  })

  test('describes a person like the picture’s alternative text does', () => {
    for (const action of actions) {
      const words = altOf(action.picture).split(/[ ,]+/)
      const female = words.some((word) => ['girl', 'woman', 'mother', 'grandmother'].includes(word))
      const male = words.some((word) => ['boy', 'man', 'father', 'grandfather'].includes(word))
      const subject = pronounsOf(action)?.subject ?? null
      const agrees = subject === 'she' ? female : subject === 'he' ? male : !female && !male
      expect([action.picture, agrees]).toEqual([action.picture, true])
      expect(/\b(his|him)\b/.test(action.object) && subject !== 'he').toBe(false)
      expect(/\bher\b/.test(action.object) && subject !== 'she').toBe(false)
    }
  })

  test('never offers a verb that is true of the picture as a wrong answer', () => {
    const byPicture = new Map(actions.map((action) => [action.picture, action]))
    for (const item of [...itemsOf(6), ...itemsOf(1)].filter(({ type }) => type === 2)) {
      const action = byPicture.get(item.pictures[0] ?? '')
      if (!action || !/^(Which action|What is this)/.test(item.question)) continue
      const wrong = item.answers.filter((_, index) => !item.correct.includes(index))
      const isTrue = (base: string) => base === action.base || action.also.includes(base)
      for (const other of actions.filter(({ base, also }) => isTrue(base) || also.includes(action.base))) {
        const said = [withObject(other, other.ing), withObject(other, other.base)]
        expect(
          wrong.filter((answer) => said.some((words) => answer.endsWith(`is ${words}.`) || answer === words)),
        ).toEqual([])
      }
    }
  })
})

test('people with the same job or workplace are never contrasted', () => {
  const roles = new Set(people.map(({ role }) => role))
  for (const { also } of people) expect(also.filter((role) => !roles.has(role))).toEqual([])
  const rolePictures = new Map(people.map((person) => [person.picture, person]))
  const who = itemsOf(1).filter(({ question, type }) => type === 3 && /^Who /.test(question))
  for (const item of who) {
    const right = rolePictures.get(item.pictures[item.correct[0] ?? 0] ?? '')
    const shown = item.pictures.flatMap((picture) => rolePictures.get(picture)?.role ?? [])
    expect([item.question, shown.filter((role) => right?.also.includes(role))]).toEqual([item.question, []])
  }
})

test('scenes of a direction show one thing in several places, and only one matches', () => {
  const places = new Map(placeScenes.map((scene) => [scene.picture, scene]))
  const part = languageSubcategories.find((one) => one.category === 2 && one.name === 'Position Words')
  for (const item of itemsOf(2).filter(({ subcategory }) => subcategory === part?.id)) {
    const shown = item.pictures.flatMap((picture) => places.get(picture) ?? [])
    expect(shown.length).toBe(item.pictures.length)
    expect(shown.filter(({ place }) => item.question.endsWith(`that is ${place}.`)).length).toBe(1)
  }
})

test('the drawings of people in action are up to date with their parts', () => {
  for (const [name, draw] of Object.entries(actionDrawings)) {
    expect([name, draw() === readFileSync(inContent(`drawings/${name}.svg`), 'utf8')]).toEqual([name, true])
  }
})
