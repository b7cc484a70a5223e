import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardChoices, toBoardChoice } from './board-choices.ts'
import { parseBoards, addToken } from './board-state.ts'

test('boards use defaults if nothing valid is stored', () => {
  const defaults = { first: 'words', then: 'game', firstDone: false, tokens: 0 }
  for (const text of [null, '', '{', '[]', 'null']) expect(parseBoards(text)).toEqual(defaults)
  expect(parseBoards('{"then":"Trampoline","tokens":99}')).toEqual({ ...defaults, then: 'Trampoline' })
})

test('a side shows a choice with its picture, or own words without one', () => {
  expect(toBoardChoice('game')).toEqual({ name: 'Game', picture: '/assets/cards/video-game.svg' })
  expect(toBoardChoice('Trampoline')).toEqual({ name: 'Trampoline', picture: '' })
})

test('a full token board starts over', () => {
  expect([addToken(0, 5), addToken(4, 5), addToken(5, 5), addToken(7, 5)]).toEqual([1, 5, 0, 0])
})

test("each choice's picture exists in the content", () => {
  const table = readFileSync(join(import.meta.dirname, '../../../../../../content/tables/pictures.tsv'), 'utf8')
  const names = new Set(table.split('\n').map((row) => row.split('\t')[0]))
  const pictures = Object.values(boardChoices).map(({ picture }) => /([^/]+)\.svg$/.exec(picture)?.[1])
  expect(pictures.filter((name) => !names.has(name ?? ''))).toEqual([])
})
