import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardChoices, shownOf } from './board-choices.ts'
import { parseBoards, withToken } from './board-state.ts'

test('boards stand at their defaults when nothing, or nonsense, was stored', () => {
  const defaults = { first: 'words', then: 'game', firstDone: false, tokens: 0 }
  for (const text of [null, '', '{', '[]', 'null']) expect(parseBoards(text)).toEqual(defaults)
  expect(parseBoards('{"then":"Trampoline","tokens":99}')).toEqual({ ...defaults, then: 'Trampoline' })
})

test('a side shows one of the choices with its picture, or own words without one', () => {
  expect(shownOf('game')).toEqual({ name: 'Game', picture: '/assets/cards/video-game.svg' })
  expect(shownOf('Trampoline')).toEqual({ name: 'Trampoline', picture: '' })
})

test('a full token board begins again', () => {
  expect([withToken(0, 5), withToken(4, 5), withToken(5, 5), withToken(7, 5)]).toEqual([1, 5, 0, 0])
})

test('each picture of a choice is one of the content', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../../../../content/tables/pictures.tsv'), 'utf8')
  const names = new Set(table.split('\n').map((row) => row.split('\t')[0]))
  const pictures = Object.values(boardChoices).map(({ picture }) => /([^/]+)\.svg$/.exec(picture)?.[1])
  expect(pictures.filter((name) => !names.has(name ?? ''))).toEqual([])
})
