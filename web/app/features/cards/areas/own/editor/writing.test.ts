import type { OwnCard } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { preserveMarks, toggleMark } from './marks.ts'
import { parsePastedCards, withoutExisting, remainingText } from './pasted-cards.ts'
import { containsFullName } from './full-name.ts'
import { findPictures, indexPictures, suggestPicture } from './suggest-picture.ts'
import { moveCrop, cropSquare, fullCrop } from '../../../../../platform/square-photo.ts'
import { moveCard, mergeOrder } from './use-list-changes.ts'

const texts = (text: string) =>
  parsePastedCards(text).cards.map(({ word, phrase, sentence }) => [word, phrase, sentence])

describe('pasted words', () => {
  it('become one card per line, with a phrase and a sentence after semicolons or tabs', () => {
    expect(
      texts('rain\r\n\r\n  red   apple ; \nring; a gold ring; The ring; it is gold.\nrun\tI run\tI run fast.'),
    ).toEqual([
      ['rain', '', ''],
      ['red apple', '', ''],
      ['ring', 'a gold ring', 'The ring; it is gold.'],
      ['run', 'I run', 'I run fast.'],
    ])
  })

  it('lose list numbers and bullets, but keep dots inside a word', () => {
    expect(texts('1. rain\n2) red\n- run\n• ring\n3D\n7-up').map(([word]) => word)).toEqual([
      'rain',
      'red',
      'run',
      'ring',
      '3D',
      '7-up',
    ])
  })

  it('have the letters in brackets marked, even with unbalanced brackets', () => {
    const marked = parsePastedCards('[r]ain\ngi[r]affe\n[sh]ee[p]\n[]odd[').cards
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

  it('are added once, and invalid lines are kept with their reason', () => {
    const { cards, refused } = parsePastedCards(`rain\nRain\nrain; wet rain\n; no word\n${'x'.repeat(61)}`)
    expect(cards.map(({ word, phrase }) => [word, phrase])).toEqual([
      ['rain', ''],
      ['rain', 'wet rain'],
    ])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'Each line starts with a word.',
      'A word has at most 60 characters.',
    ])
    expect(parsePastedCards(' \n\n')).toEqual({ cards: [], refused: [] })
  })
})

describe('retrying to add cards', () => {
  it('adds each card once, whichever had arrived', () => {
    const { cards } = parsePastedCards('rain\nring\nrain; wet rain')
    const known = [{ word: 'Rain', phrase: '', sentence: '' }]
    expect(withoutExisting(cards, known).map(({ word, phrase }) => [word, phrase])).toEqual([
      ['ring', ''],
      ['rain', 'wet rain'],
    ])
  })
})

describe('suggested pictures', () => {
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
  const proposed = (word: string) => suggestPicture(pictures, word)

  it('match exactly by card words, name, or description', () => {
    expect(['Rain', 'apples', 'box', 'Cats', 'car', 'glasses'].map(proposed)).toEqual([
      ...['cloud-with-rain', 'red-apple', 'package', 'cat', 'blue-car', 'glasses'],
    ])
  })

  it('are empty if a picture is only related to the word', () => {
    expect(['red', 'in', 'umbrella in', 'xylograph', '', '???'].map(proposed)).toEqual(['', '', '', '', '', ''])
  })

  it('are found by any of their words while typing, best first', () => {
    const found = (text: string, most = 9) => findPictures(pictures, text, most).map(({ name }) => name)
    expect(found('rain')).toEqual(['cloud-with-rain', 'umbrella-with-rain-drops'])
    expect(found('cat box')).toEqual(['scene-cat-in-box'])
    expect(found('umbr')).toEqual(['umbrella-with-rain-drops'])
    expect(found('ca')).toEqual(['cat', 'blue-car', 'scene-cat-in-box'])
    expect([found('a', 2).length, found('')]).toEqual([2, []])
  })
})

describe('the name of a list', () => {
  it.each(['Dana King', 'R words Dana Kingsley', 'O’Neil Mary-Ann', 'Zoë Ångström: S'])(
    '%s may contain a full name',
    (name) => {
      expect(containsFullName(name)).toBe(true)
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
  ])('%j contains no full name', (name) => expect(containsFullName(name)).toBe(false))
})

describe('marked letters', () => {
  it('merge with adjacent ones and split again', () => {
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
  it('stay while the letters before them are unchanged', () => {
    expect(
      preserveMarks(
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
      preserveMarks(
        [
          [0, 1],
          [3, 4],
        ],
        'rain',
        'rail',
      ),
    ).toEqual([[0, 1]])
    expect(preserveMarks([[0, 1]], 'rain', 'brain')).toEqual([])
  })
})

describe('the crop of a photo', () => {
  const size = { width: 4000, height: 3000 }
  it('starts as the full height, centered', () => {
    expect(cropSquare(size, fullCrop)).toEqual({ left: 500, top: 0, side: 3000 })
  })
  it('stays inside the picture when moved, and zooms out in place', () => {
    expect(cropSquare(size, moveCrop(size, fullCrop, -9, 9))).toEqual({ left: 0, top: 0, side: 3000 })
    const corner = moveCrop(size, { ...fullCrop, zoom: 3 }, 9, 9)
    expect(cropSquare(size, corner)).toEqual({ left: 3000, top: 2000, side: 1000 })
    expect(cropSquare(size, { ...corner, zoom: 1 })).toEqual({ left: 1000, top: 0, side: 3000 })
  })
})

describe('the order of cards', () => {
  const cards = [1, 2, 3].map((id) => ({ id }) as OwnCard)
  const ids = (card: number, by: 1 | -1) => moveCard(cards, card, by).map(({ id }) => id)
  it('changes by one position and stops at the ends', () => {
    expect([ids(2, -1), ids(2, 1), ids(1, -1), ids(3, 1), ids(9, 1)]).toEqual([
      [2, 1, 3],
      [1, 3, 2],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('is merged with the current cards: without deleted ones, with restored ones', () => {
    const moved = moveCard(cards, 3, -1)
    const there = (...left: number[]) => cards.filter(({ id }) => left.includes(id))
    expect(mergeOrder(moved, there(1, 2, 3))).toEqual([1, 3, 2])
    expect(mergeOrder(moved, there(1, 2))).toEqual([1, 2])
    expect(mergeOrder(there(1, 3), there(1, 2, 3))).toEqual([1, 3, 2])
  })
})

describe('the text field after its words are saved', () => {
  it('is empty or keeps the rejected lines', () => {
    expect([remainingText('rain', 'rain', ''), remainingText('rain\n;', 'rain\n;', ';')]).toEqual(['', ';'])
  })

  it('keeps what was typed meanwhile, below, in the last line, or instead', () => {
    expect(remainingText('rain\nroad', 'rain', '')).toBe('road')
    expect(remainingText('rain\n;\nroad', 'rain\n;', ';')).toBe(';\nroad')
    expect(remainingText('ring\nrainbow', 'ring\nrain', '')).toBe('rainbow')
    expect(remainingText('sun', 'rain', '')).toBe('sun')
  })
})
