import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../platform/calls/api-client.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { noRows } from './card-rows.ts'
import { noPicks } from './set-picks.ts'
import { fetchRemainingRows, formatRemoved, AllRemovedError, isAnyMissing } from './remaining-picks.ts'

const row = { id: 1, sound_name: 'R', sound_word: 'rain', position: 1, sentence: 'Words', words: 'rain', image: '' }
const rows = (more: object = {}) => ({ ...noRows, articulation: [row], ...more }) as unknown as CardRows
const picks: SetPicks = { ...noPicks, articulation: { R: [[1], [1]] } }
const both: SetPicks = { ...noPicks, articulation: { R: [[1], [1]], S: [[1], [1]] } }

const answers: { path: string; answer: () => Response }[] = []
const asked: string[] = []
function answer(path: string, body: object, status = 200) {
  answers.push({ path, answer: () => Response.json(body, { status }) })
}
beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const at = answers.findIndex((one) => path.endsWith(one.path))
    const [found] = at < 0 ? [] : answers.splice(at, 1)
    return found ? Promise.resolve(found.answer()) : Promise.reject(new TypeError('no network'))
  })
})
afterEach(() => {
  answers.length = 0
  asked.length = 0
})
const cards = 'get-image-by-artic-id-and-sentence'
const data = { success: true, data: [row], word: {}, message: '' }
const refusal = {
  success: false,
  code: 'invalid',
  message: 'There is no sound ‘S’.',
  errors: { S: ['There is none.'] },
}

describe('picks that may be outdated', () => {
  it('are missing if a sound, part, or level returned no cards', () => {
    expect(isAnyMissing(picks, rows())).toBe(false)
    expect(isAnyMissing(both, rows())).toBe(true)
    expect(isAnyMissing({ ...picks, articulation: { r: [[1, 2, 3], [1]] } }, rows())).toBe(false)
    expect(isAnyMissing({ ...picks, language: { 3: [101] } }, rows())).toBe(true)
    expect(isAnyMissing({ ...picks, fluency: [2] }, rows())).toBe(true)
    const own: SetPicks = { ...picks, own: { 7: [1] } }
    expect(isAnyMissing(own, rows())).toBe(true)
    expect(isAnyMissing(own, rows({ own: [{ list: { id: 7 }, kinds: [1] }] }))).toBe(false)
  })

  it('need no extra call while all of them exist', async () => {
    answer(cards, data)
    expect(await fetchRemainingRows(picks)).toEqual({ rows: rows(), gone: [] })
    expect(asked).toHaveLength(1)
  })

  it('play without what the server rejects, and name it', async () => {
    answer(cards, refusal, 422)
    answer('check', { gone: [{ area: 'articulation', name: 'S' }], picks: { articulation: picks.articulation } })
    answer(cards, data)
    expect(await fetchRemainingRows(both)).toEqual({ rows: rows(), gone: ['S'] })
  })

  it('play without what silently has no cards anymore', async () => {
    answer(cards, data)
    answer('check', { gone: [{ area: 'articulation', name: 'S' }], picks: { articulation: picks.articulation } })
    expect(await fetchRemainingRows(both)).toEqual({ rows: rows(), gone: ['S'] })
  })

  it('report that nothing is left, and stay unchanged if the check fails', async () => {
    answer(cards, refusal, 422)
    answer('check', { gone: [{ area: 'articulation', name: 'S' }], picks: { articulation: {} } })
    await expect(fetchRemainingRows(picks)).rejects.toEqual(expect.objectContaining({ gone: ['S'] }))
    answer(cards, refusal, 422)
    const failed = await fetchRemainingRows(both).catch((error: unknown) => error)
    expect([failed instanceof ApiError, failed instanceof AllRemovedError]).toEqual([true, false])
    answer(cards, data)
    expect(await fetchRemainingRows(both)).toEqual({ rows: rows(), gone: [] })
  })
})

it('lists the removed names in one line', () => {
  expect([['S'], ['S', 'L'], ['S', 'L', 'K', 'G', 'F']].map(formatRemoved)).toEqual([
    'S',
    'S and L',
    'S, L, K and 2 more',
  ])
})
