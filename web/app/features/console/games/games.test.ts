import { expect, test } from 'vitest'
import { emptyFields, fieldsIn, inSiteOrder, shownGame, valuesOf } from './game-values.ts'

const ages = ['2-4', '5-7', '8-10']
const choices = { ages, categories: ['Boats', 'OT', 'SLP'] }

test('reads the form: lists by line, ages and known categories by checkbox, and a place that must be a number', () => {
  const values = {
    ...valuesOf({ ...emptyFields, game_name: 'Our Boats' }, ages),
    ...{ goals: ' Wait for a turn \n\nAsk for help', categories: 'OT\nGone\nBoats' },
    ...{ 'age 2-4': 'on', 'age 8-10': '', free: 'on', rank: '12' },
  }
  expect(fieldsIn(values, choices)).toMatchObject({
    goals: ['Wait for a turn', 'Ask for help'],
    categories: ['OT', 'Boats'],
    age_filters: ['2-4'],
    free: true,
    featured: false,
    rank: 12,
  })
  expect(fieldsIn({ ...values, rank: 'first' }, choices).rank).toBeNaN()
})

test('a form without edits has the fields that it was given', () => {
  const fields = {
    ...{ ...emptyFields, game_name: 'Our Boats', short_description: 'Row home', color: '#123456' },
    ...{ goals: ['Wait'], how_to_play: ['Row', 'Rest'], categories: ['OT'], age_filters: ['5-7'], light_cover: true },
  }
  expect(fieldsIn(valuesOf(fields, ages), choices)).toEqual(fields)
  expect(shownGame(fields, null)).toMatchObject({
    ...{ game_name: 'Our Boats', tags: ['OT'], goals: ['Wait'], color: '#123456', game_image: null },
  })
})

test('categories are in the order of the site: the disciplines first, then by name', () => {
  expect(inSiteOrder(['Boats', 'MIND', 'attention', 'OT', 'SLP'])).toEqual(['SLP', 'OT', 'MIND', 'attention', 'Boats'])
})
