import { expect, test } from 'vitest'
import { exitPath } from './exit-path.ts'
import { formatPlayedOn } from './workspace-games.tsx'

test('formats when a game was played: today, yesterday, a weekday, or a date', () => {
  const now = new Date(2026, 2, 12, 0, 30).getTime()
  const at = (day: number, hour = 23) => formatPlayedOn(new Date(2026, 2, day, hour).getTime(), now)
  expect([at(12, 0), at(11), at(10), at(6), at(5), at(13)]).toEqual([
    'Today',
    'Yesterday',
    'Tuesday',
    'Friday',
    'Mar 5',
    'Today',
  ])
})

test('exits to the launcher the player was opened from, and to no other URL', () => {
  const game = { un_zip_filename: 'lantern-river' }
  for (const path of ['/gameworkspace', '/gameworkspace2', '/gameworkspace3', '/gameworkspace4'])
    expect(exitPath(game, { launcher: path })).toBe(path)
  for (const state of [null, undefined, {}, { launcher: '/gameworkspace5' }, { launcher: '//x' }, { launcher: 3 }])
    expect(exitPath(game, state)).toBe('/Gamedescription/lantern-river')
})
