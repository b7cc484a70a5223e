import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { GameManifest } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playOut, type Rules } from '../kit/rules.ts'
import { compileMessages } from '../../scripts/messages.mjs'
import { newGame, slugOf } from './new-game.ts'

const repository = join(import.meta.dirname, '../..')
let folder: string
let made: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-game-'))
  await mkdir(join(folder, 'games'))
  await symlink(join(repository, 'games/kit'), join(folder, 'games/kit'))
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'))
  await cp(join(repository, 'games/package.json'), join(folder, 'games/package.json'))
  made = await newGame("Oma's Paper Boats", join(folder, 'games'))
  await compileMessages({ root: folder, workspaces: ['games'] })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a new game has its own name everywhere, and a manifest that the importer accepts', async () => {
  expect(made).toBe(join(folder, 'games/oma-s-paper-boats'))
  const { manifest } = (await import(join(made, 'manifest.ts'))) as { manifest: unknown }
  const read = GameManifest.parse(manifest)
  expect([read.game_name, read.un_zip_filename]).toEqual(["Oma's Paper Boats", 'oma-s-paper-boats'])
  expect(await readFile(join(made, 'main.tsx'), 'utf8')).not.toMatch(/_template/)
})

test('its rules play to the end at every level', async () => {
  const { rules } = (await import(join(made, 'rules.ts'))) as { rules: Rules<unknown, unknown, unknown> }
  const { levels } = (await import(join(made, 'levels.ts'))) as { levels: unknown[] }
  expect(levels.length).toBeGreaterThan(1)
  for (const level of levels) {
    const states = playOut(rules, level, { seats: 2, values: {} }, chanceFrom(3))
    expect(rules.isOver(states.at(-1))).toBe(true)
  }
})

test('its own tests pass', async () => {
  await writeFile(join(folder, 'vitest.config.mjs'), 'export default {}')
  const report = join(folder, 'report.json')
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`, 'games/oma-s-paper-boats']
  await promisify(execFile)(process.execPath, args)
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8')) as Record<string, number>
  expect([numPassedTests, numFailedTests]).toEqual([expect.any(Number), 0])
  expect(numPassedTests).toBeGreaterThan(8)
})

test('its browser test opens this game', async () => {
  const spec = await readFile(join(folder, 'e2e/tests/game-oma-s-paper-boats.spec.ts'), 'utf8')
  expect(spec).toContain("slug: 'oma-s-paper-boats'")
})

test('it builds to one script and one style sheet, with nothing else to load', async () => {
  const { output } = (await build({
    configFile: join(repository, 'games/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(made, 'main.tsx') } },
  })) as Rolldown.RolldownOutput
  const kinds = output.map((part) => (part.type === 'chunk' ? 'script' : part.fileName.split('.').at(-1)))
  expect(kinds.sort()).toEqual(['css', 'script'])
})

test('rejects a name that is taken, and a name without letters', async () => {
  await expect(newGame("Oma's Paper Boats", join(folder, 'games'))).rejects.toThrow('oma-s-paper-boats already')
  await expect(newGame('42', join(folder, 'games'))).rejects.toThrow('begins with a letter')
  expect(slugOf('Élan, Vital!')).toBe('elan-vital')
})
