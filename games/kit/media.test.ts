import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from './media.ts'

const games = join(import.meta.dirname, '..')
const slugs = readdirSync(games).filter((name) => /^[a-z]/.test(name) && existsSync(join(games, name, 'manifest.ts')))

test('lists covers, the video, and a picture for each step', () => {
  expect(mediaOf(2)).toEqual({
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: ['media/step-1.webp', 'media/step-2.webp'],
  })
  expect(mediaOf(0, { covers: 'svg', wide: false })).toEqual({
    cover: 'media/cover.svg',
    cover_land: 'media/cover-land.svg',
    video: 'media/video.mp4',
    steps: [],
  })
})

test.each(slugs)('%s has every file that its manifest lists', async (slug) => {
  const { manifest } = (await import(join(games, slug, 'manifest.ts'))) as { manifest: GameManifest }
  const { steps, ...others } = manifest.media
  expect(steps).toHaveLength(manifest.how_to_play.length)
  for (const file of [...Object.values(others), ...steps]) expect(existsSync(join(games, slug, file)), file).toBe(true)
})
