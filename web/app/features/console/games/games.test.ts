import { expect, test } from 'vitest'
import { fieldsIn } from './game-form.tsx'

test('reads the form: lists by line, ages by checkbox, and a place that must be a number', () => {
  const values = {
    ...{ game_name: 'Our Boats', short_description: '', long_description: '', description: '' },
    ...{ goals: ' Wait for a turn \n\nAsk for help', how_to_play: '', categories: 'OT\nBoats' },
    ...{ 'age 2-4': 'on', 'age 8-10': '', free: 'on', rank: '12' },
  }
  expect(fieldsIn(values, ['2-4', '5-7', '8-10'])).toMatchObject({
    goals: ['Wait for a turn', 'Ask for help'],
    categories: ['OT', 'Boats'],
    age_filters: ['2-4'],
    free: true,
    featured: false,
    rank: 12,
  })
  expect(fieldsIn({ ...values, rank: 'first' }, []).rank).toBeNaN()
})
