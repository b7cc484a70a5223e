import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictureSvg } from '@marigold/content'
import { calls, callLength } from './calls.ts'
import { friendsOf, themes } from './friends.ts'

const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8')) as string[]
const everybody = themes.flatMap((theme) => [...friendsOf[theme]])

test('gives each friend one name and one picture', () => {
  expect(new Set(everybody.map(({ name }) => name)).size).toBe(everybody.length)
  expect(new Set(everybody.map(({ picture }) => picture)).size).toBe(everybody.length)
})

describe.each(themes)('%s', (theme) => {
  const friends = friendsOf[theme]

  test('has sixteen friends, of enough kinds for four places', () => {
    expect(friends).toHaveLength(16)
    expect(new Set(friends.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9)
  })

  test.each(friends.map((friend) => [friend.name, friend] as const))('the %s has its picture in the game', (_, one) => {
    expect(listed).toContain(one.picture)
    expect(pictureSvg(one.picture)).toContain('<svg')
  })

  test('gives friends of different kinds different sounds', () => {
    const bySound = Map.groupBy(friends, ({ says }) => says)
    for (const alike of bySound.values()) expect(new Set(alike.map(({ kind }) => kind)).size).toBe(1)
  })
})

test('keeps every call under two seconds and about equally loud', () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    expect(callLength(name), name).toBeLessThan(2)
    for (const { gain, at, lasts, hertz } of calls[name]) {
      expect(lasts, name).toBeGreaterThan(0)
      expect(at, name).toBeGreaterThanOrEqual(0)
      expect(gain, name).toBeLessThanOrEqual(1)
      for (const pitch of hertz) expect(pitch, name).toBeGreaterThan(40)
    }
  }
})
