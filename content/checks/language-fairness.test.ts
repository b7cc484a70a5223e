import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { smallPicture } from '../scripts/small-picture.ts'
import { languageItems, languageSubcategories, type LanguageItem } from '../src/index.ts'
import { pictureSvg } from '../src/pictures.ts'
import { features } from '../src/language/features.ts'
import { firstSpokenSound, spokenWords } from '../src/language/spoken.ts'
import { hueOf } from './hues.ts'

const sub = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
const itemsOf = (category: number, name: string) =>
  languageItems.filter((item) => item.category === category && sub.get(item.subcategory) === name)
const say = ({ category, question, answers }: LanguageItem) => `${category} ${question} ${answers.join(' / ')}`
const breaking = (items: readonly LanguageItem[], rule: (item: LanguageItem) => boolean) => {
  expect(items.length).toBeGreaterThan(5)
  return items.filter(rule).map(say)
}

describe('one right answer', () => {
  test('the options for when are of one kind: seasons, days, hours, or what happens then', () => {
    const kinds = [
      /^(in|during) (spring|summer|fall|winter)/,
      /^on \w+days?$/,
      /^(in the|at|before|after|around) /,
      /^when /,
    ]
    const kindOf = (answer: string) => kinds.findIndex((kind) => kind.test(answer))
    const choices = itemsOf(1, 'When').filter(({ type }) => type === 2)
    expect(
      breaking(choices, ({ answers }) => new Set(answers.map(kindOf)).size > 1 || kindOf(answers[0] ?? '') < 0),
    ).toEqual([])
  })

  test('a picture is only said not to have a color when it shows none of it', async () => {
    const without = features
      .filter(({ kind }) => kind === 'color')
      .flatMap(({ phrase, no }) => no.map((thing) => ({ phrase, thing })))
    const shares = await Promise.all(
      without.map(async ({ phrase, thing }) => {
        const svg = smallPicture(pictureSvg(thing.picture))
        const { data } = await sharp(Buffer.from(svg))
          .resize(48, 48, { fit: 'contain', background: '#0000' })
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const pixels = Array.from({ length: data.length / 4 }, (_, at) => [
          ...data.subarray(at * 4, at * 4 + 4),
        ]).filter(([, , , alpha = 0]) => alpha > 200)
        return {
          name: `${thing.name} is not ${phrase}`,
          share:
            pixels.filter(([red = 0, green = 0, blue = 0]) => hueOf(red, green, blue) === phrase).length /
            pixels.length,
        }
      }),
    )
    expect(shares.length).toBeGreaterThan(50)
    expect(shares.filter(({ share }) => share > 0.08).map(({ name }) => name)).toEqual([])
  })

  test('a long and thin thing may be round as well', () => {
    const rods = new Set([
      'pencil',
      'pen',
      'paintbrush',
      'flute',
      'chopsticks',
      'icicle',
      'crayon',
      'candle',
      'snake',
      'worm',
    ])
    const round = features.find(({ phrase }) => phrase === 'round')
    expect(round?.no.filter(({ name }) => rods.has(name)).map(({ name }) => name)).toEqual([])
    const looks = itemsOf(7, 'What It Looks Like').filter(({ pictures }) => rods.has(pictures[0] ?? ''))
    expect(looks.length).toBeGreaterThan(2)
    expect(
      looks
        .filter(({ answers, correct }) => answers.some((answer, at) => answer === 'round' && !correct.includes(at)))
        .map(say),
    ).toEqual([])
  })

  test('no dish, which may be full, is a wrong answer among food and drinks', () => {
    const dishes = new Set(['mug', 'cup', 'bowl', 'plate', 'glass', 'jug', 'teapot', 'jar'])
    const hunts = languageItems.filter(
      ({ type, question }) => type === 3 && /\b(drinks?|food|fruit|vegetables?|sweet treats?)\b/.test(question),
    )
    expect(
      breaking(hunts, ({ pictures, correct }) =>
        pictures.some((name, at) => dishes.has(name) && !correct.includes(at)),
      ),
    ).toEqual([])
  })

  test('TR is no wrong answer for CH, nor DR for J', () => {
    const heard = new Map(spokenWords.map((word) => [word.picture, firstSpokenSound(word)]))
    const choices = itemsOf(34, 'Same First Sound').filter(({ type }) => type === 3)
    const wrong = breaking(choices, ({ pictures, correct }) => {
      const right = heard.get(pictures[correct[0] ?? 0] ?? '')
      return pictures.some((name, at) => !correct.includes(at) && heard.get(name) === right)
    })
    expect(wrong).toEqual([])
  })
})

describe('what an item asks for', () => {
  test('the main idea is asked for, never a detail', () => {
    const open = itemsOf(33, 'Main Idea').filter(({ type }) => type === 5)
    expect(
      breaking(open, ({ question }) => !/(Tell the main idea in one sentence|Think of a good title)\.$/.test(question)),
    ).toEqual([])
  })

  test('a silly question whose answer is yes is about more than what its thing is for', () => {
    const dull = /^Do we \w+ |^Can (a|an) \w+ (open|swim|fly|keep)|^Does a \w+ have /
    const yes = itemsOf(30, 'Silly Questions').filter(({ correct }) => correct[0] === 0)
    expect(breaking(yes, ({ question }) => dull.test(question))).toEqual([])
  })

  test('a part is not the whole thing by another name', () => {
    const wholes = itemsOf(14, 'Plants').filter(({ type }) => type === 2)
    expect(
      breaking(wholes, ({ answers, correct }) => /long orange root|in soil/.test(answers[correct[0] ?? 0] ?? '')),
    ).toEqual([])
  })

  test('assumes no particular family', () => {
    const texts = ({ question, answers }: LanguageItem) => [question, ...answers].join('\n')
    expect(breaking(itemsOf(35, 'Word Pairs'), (item) => /\b(Mom|Dad|husband|wife)\b/.test(texts(item)))).toEqual([])
  })
})
