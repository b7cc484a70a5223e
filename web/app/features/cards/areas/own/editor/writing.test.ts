import type { OwnCard } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { keptMarks, toggleMark } from './marks.ts'
import { readPasted, stillToAdd, wordsLeft } from './pasted.ts'
import { looksLikePersonsName } from './persons-name.ts'
import { findPictures, indexPictures, proposePicture } from './proposals.ts'
import { movedCrop, squareOf, wholeCrop } from '../../../../../platform/square-photo.ts'
import { movedCards, orderOf } from './use-list-changes.ts'

const texts = (text: string) => readPasted(text).cards.map(({ word, phrase, sentence }) => [word, phrase, sentence])

describe('pasted words', () => {
  it('are a card a line, with a phrase and a sentence after semicolons or the tabs of a spreadsheet', () => {
    expect(
      texts('rain\r\n\r\n  red   apple ; \nring; a gold ring; The ring; it is gold.\nrun\tI run\tI run fast.'),
    ).toEqual([
      ['rain', '', ''],
      ['red apple', '', ''],
      ['ring', 'a gold ring', 'The ring; it is gold.'],
      ['run', 'I run', 'I run fast.'],
    ])
  })

  it('lose the numbers and dots of a list, and keep those of a word', () => {
    expect(texts('1. rain\n2) red\n- run\n• ring\n3D\n7-up').map(([word]) => word)).toEqual([
      'rain',
      'red',
      'run',
      'ring',
      '3D',
      '7-up',
    ])
  })

  it('have the letters marked that stand in brackets, whatever brackets are left open', () => {
    const marked = readPasted('[r]ain\ngi[r]affe\n[sh]ee[p]\n[]odd[').cards
    expect(marked.map(({ word, marks }) => [word, marks])).toEqual([
      ['rain', [[0, 1]]],
      ['giraffe', [[2, 3]]],
      [
        'sheep',
        [
          [0, 2],
          [4, 5],
        ],
      ],
      ['odd', []],
    ])
  })

  it('come once, and what is too long or begins with nothing stays with its reason', () => {
    const { cards, refused } = readPasted(`rain\nRain\nrain; wet rain\n; no word\n${'x'.repeat(61)}`)
    expect(cards.map(({ word, phrase }) => [word, phrase])).toEqual([
      ['rain', ''],
      ['rain', 'wet rain'],
    ])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Each line starts with a word.',
      'A word has at most 60 characters.',
    ])
    expect(readPasted(' \n\n')).toEqual({ cards: [], refused: [] })
  })
})

describe('cards that are saved again', () => {
  it('are added once, whichever of them had arrived', () => {
    const { cards } = readPasted('rain\nring\nrain; wet rain')
    const known = [{ word: 'Rain', phrase: '', sentence: '' }]
    expect(stillToAdd(cards, known).map(({ word, phrase }) => [word, phrase])).toEqual([
      ['ring', ''],
      ['rain', 'wet rain'],
    ])
  })
})

describe('proposed pictures', () => {
  const named = (name: string, alt: string, ...words: string[]) => ({ name, alt, words })
  const pictures = indexPictures([
    named('cloud-with-rain', 'a cloud with rain', 'rain'),
    named('umbrella-with-rain-drops', 'an umbrella in the rain'),
    named('red-apple', 'a red apple', 'apple'),
    named('scene-cat-in-box', 'a cat in a box'),
    named('package', 'a box'),
    named('cat', 'a cat', 'cat'),
    named('glasses', 'a pair of glasses', 'glasses'),
    named('blue-car', 'a blue car'),
  ])
  const proposed = (word: string) => proposePicture(pictures, word)

  it('show the very thing: by the words of our cards, the name, or what is seen', () => {
    expect(['Rain', 'apples', 'box', 'Cats', 'car', 'glasses'].map(proposed)).toEqual([
      ...['cloud-with-rain', 'red-apple', 'package', 'cat', 'blue-car', 'glasses'],
    ])
  })

  it('are none where a picture only has something to do with the word', () => {
    expect(['red', 'in', 'umbrella in', 'xylograph', '', '???'].map(proposed)).toEqual(['', '', '', '', '', ''])
  })

  it('are found by any word in them, the surest first, while somebody types', () => {
    const found = (text: string, most = 9) => findPictures(pictures, text, most).map(({ name }) => name)
    expect(found('rain')).toEqual(['cloud-with-rain', 'umbrella-with-rain-drops'])
    expect(found('cat box')).toEqual(['scene-cat-in-box'])
    expect(found('umbr')).toEqual(['umbrella-with-rain-drops'])
    expect(found('ca')).toEqual(['cat', 'blue-car', 'scene-cat-in-box'])
    expect([found('a', 2).length, found('')]).toEqual([2, []])
  })
})

describe('a list’s name', () => {
  it.each(['Dana King', 'R words Dana Kingsley', 'O’Neil Mary-Ann', 'Zoë Ångström: S'])(
    '%s may be a person’s full name',
    (name) => {
      expect(looksLikePersonsName(name)).toBe(true)
    },
  )
  it.each([
    'D., R words',
    'DK, R and AR',
    'Animal Words',
    'S Blends',
    'Group A, mixed',
    'dana k',
    'Room 4 Tuesday',
    'Halloween Words',
    '',
  ])('%j is none', (name) => expect(looksLikePersonsName(name)).toBe(false))
})

describe('marked letters', () => {
  it('join with their neighbors, and part again', () => {
    let marks: OwnCard['marks'] = []
    for (const place of [0, 3, 1]) marks = toggleMark(marks, place)
    expect(marks).toEqual([
      [0, 2],
      [3, 4],
    ])
    expect(toggleMark(marks, 0)).toEqual([
      [1, 2],
      [3, 4],
    ])
    expect(toggleMark([[0, 3]], 1)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  it('stay as long as the letters before them do', () => {
    expect(
      keptMarks(
        [
          [0, 1],
          [3, 4],
        ],
        'rain',
        'rainy',
      ),
    ).toEqual([
      [0, 1],
      [3, 4],
    ])
    expect(
      keptMarks(
        [
          [0, 1],
          [3, 4],
        ],
        'rain',
        'rail',
      ),
    ).toEqual([[0, 1]])
    expect(keptMarks([[0, 1]], 'rain', 'brain')).toEqual([])
  })
})

describe('the square of a photograph', () => {
  const size = { width: 4000, height: 3000 }
  it('is the whole height at first, in the middle', () => {
    expect(squareOf(size, wholeCrop)).toEqual({ left: 500, top: 0, side: 3000 })
  })
  it('never leaves the picture, however far it is moved, and grows again from where it is', () => {
    expect(squareOf(size, movedCrop(size, wholeCrop, -9, 9))).toEqual({ left: 0, top: 0, side: 3000 })
    const corner = movedCrop(size, { ...wholeCrop, zoom: 3 }, 9, 9)
    expect(squareOf(size, corner)).toEqual({ left: 3000, top: 2000, side: 1000 })
    expect(squareOf(size, { ...corner, zoom: 1 })).toEqual({ left: 1000, top: 0, side: 3000 })
  })
})

describe('the order of cards', () => {
  const cards = [1, 2, 3].map((id) => ({ id }) as OwnCard)
  const ids = (card: number, by: 1 | -1) => movedCards(cards, card, by).map(({ id }) => id)
  it('changes by one place, and not beyond its ends', () => {
    expect([ids(2, -1), ids(2, 1), ids(1, -1), ids(3, 1), ids(9, 1)]).toEqual([
      [2, 1, 3],
      [1, 3, 2],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('is asked for with the cards that are there when its turn comes: without deleted ones, with those that came back', () => {
    const moved = movedCards(cards, 3, -1)
    const there = (...left: number[]) => cards.filter(({ id }) => left.includes(id))
    expect(orderOf(moved, there(1, 2, 3))).toEqual([1, 3, 2])
    expect(orderOf(moved, there(1, 2))).toEqual([1, 2])
    expect(orderOf(there(1, 3), there(1, 2, 3))).toEqual([1, 3, 2])
  })
})

describe('the field for words, once they are saved', () => {
  it('is empty, or holds the lines that made no card', () => {
    expect([wordsLeft('rain', 'rain', ''), wordsLeft('rain\n;', 'rain\n;', ';')]).toEqual(['', ';'])
  })

  it('keeps what was typed meanwhile: below, in the last line, or in place of it', () => {
    expect(wordsLeft('rain\nroad', 'rain', '')).toBe('road')
    expect(wordsLeft('rain\n;\nroad', 'rain\n;', ';')).toBe(';\nroad')
    expect(wordsLeft('ring\nrainbow', 'ring\nrain', '')).toBe('rainbow')
    expect(wordsLeft('sun', 'rain', '')).toBe('sun')
  })
})
