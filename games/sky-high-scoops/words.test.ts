import { articulationCards } from '@marigold/content'
import { waysToSay } from '@marigold/content/pronunciation'
import { expect, test } from 'vitest'
import { sounds, wordsOf } from './words.ts'

const positions = ['initial', 'medial', 'final']
const codes = { S: 's', R: 'r', L: 'l', K: 'k', SH: 'sh', TH: 'th-quiet' }
const known = new Map(
  articulationCards.filter(({ kind }) => kind === 1).map((card) => [card.key.replace(/\.1\./, '.'), card]),
)
/** Words with their sound that the content doesn't have. */
const own = ['sailboat', 'whistle', 'castle']

test('every list has at least fifteen words, none of them twice, and no picture stands for two', () => {
  for (const sound of sounds) {
    const words = wordsOf(sound)
    expect(words.length).toBeGreaterThanOrEqual(15)
    expect(new Set(words.map(({ text }) => text)).size).toBe(words.length)
    expect(new Set(words.map(({ own: picture }) => picture)).size).toBe(words.length)
  }
})

test.each(sounds)('every %s word has the sound once, in its position', (sound) => {
  const wrong = wordsOf(sound).filter(({ text, target }) => {
    const [said = []] = waysToSay(text)
    const at = said.flatMap((one, index) => (one === sound ? [index] : []))
    const place = at[0] === 0 ? 'initial' : at[0] === said.length - 1 ? 'final' : 'medial'
    return at.length !== 1 || target !== `${sound}, ${place}, words`
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test.each(sounds)('every %s word is one of the content, with its letters and its picture there', (sound) => {
  const strange = wordsOf(sound).filter(({ text, marks, target, own: picture }) => {
    const position = positions.findIndex((one) => target.includes(one)) + 1
    const card = known.get(`${codes[sound]}.${position}.${text}`)
    const same = card?.image === `/assets/cards/${picture}.svg` && String(card.marks[0]) === String(marks[0])
    return !same && !own.includes(text)
  })
  expect(strange.map(({ text }) => text)).toEqual([])
})
