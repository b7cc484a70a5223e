import { expect, test } from 'vitest'
import { wayOut } from './way-out.ts'
import { playedOn } from './workspace-games.tsx'

test('a game was played today, yesterday, on a day of this week, or on a date', () => {
  const now = new Date(2026, 2, 12, 0, 30).getTime()
  const at = (day: number, hour = 23) => playedOn(new Date(2026, 2, day, hour).getTime(), now, 'en-US')
  expect([at(12, 0), at(11), at(10), at(6), at(5), at(13)]).toEqual([
    'Today',
    'Yesterday',
    'Tuesday',
    'Friday',
    'Mar 5',
    'Today',
  ])
})

test('the player leads out to the launcher that it was opened from, and to no other address', () => {
  const game = { un_zip_filename: 'lantern-river' }
  for (const path of ['/gameworkspace', '/gameworkspace2', '/gameworkspace3', '/gameworkspace4'])
    expect(wayOut(game, { launcher: path })).toBe(path)
  for (const state of [null, undefined, {}, { launcher: '/gameworkspace5' }, { launcher: '//x' }, { launcher: 3 }])
    expect(wayOut(game, state)).toBe('/Gamedescription/lantern-river')
})
