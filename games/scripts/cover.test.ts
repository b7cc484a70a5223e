import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { GameManifest } from '@marigold/contract'
import { coverFault } from './cover.ts'
import { gameFolders } from './dev-pages.ts'

const games = join(import.meta.dirname, '..')

test.each(gameFolders().filter((name) => name !== '_template'))('%s has a cover of its own', async (name) => {
  const { manifest } = (await import(join(games, name, 'manifest.ts'))) as { manifest: GameManifest }
  expect(await coverFault(join(games, name), manifest.media.cover)).toBeNull()
})

test('notices a copy of the template’s cover, even if it was formatted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cover-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(games, '_template/media'), folder, { recursive: true })
  expect(await coverFault(folder, 'cover.svg')).toContain('cover.svg is still the template’s')
  await writeFile(join(folder, 'cover.svg'), '<svg xmlns="http://www.w3.org/2000/svg">\n</svg>')
  expect(await coverFault(folder, 'cover.svg')).toBeNull()
})
