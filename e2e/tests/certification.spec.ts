import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { certify, type CertifyOptions } from '../certification/certify.ts'
import { reportText, type Report } from '../certification/report.ts'
import { faultyGame, faultyGames, folderOf, goodGame } from '../certification/tiny-games.ts'
import { everyLevel } from '../fixtures/game-player.ts'

async function certifyPage(html: string, page: Page, options?: CertifyOptions): Promise<Report> {
  const folder = folderOf(html)
  try {
    return await certify(folder, page, { readySeconds: 1, flashSeconds: 1.6, switchSeconds: 1, ...options })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const failed = (report: Report) => report.checks.filter(({ result }) => result === 'fail')

test('a good game passes, and the report lists what it stores', async ({ page }) => {
  const report = await certifyPage(goodGame, page, { switchSeconds: 10 })
  expect(report.checks.filter(({ result }) => result !== 'pass')).toEqual([])
  expect(report).toMatchObject({ result: 'pass', stores: [{ message: 'SAVE', count: 3 }, { message: 'GAME_OVER' }] })
})

test('a game that never becomes ready fails, and nothing else is checked', async ({ page }) => {
  const report = await certifyPage(faultyGame({ ready: 'const never = "GAME_READY"' }), page)
  expect(failed(report)).toMatchObject([{ id: 'start', found: ['GAME_READY did not come'] }])
  expect(report.checks.filter(({ result }) => result === 'not applicable').length).toBeGreaterThan(6)
})

test('a game with every fault fails every check', async ({ page }) => {
  const report = await certifyPage(faultyGame(...faultyGames.map(({ parts }) => parts)), page)
  for (const { fails, fault } of faultyGames)
    expect(
      failed(report)
        .find(({ id }) => id === fails)
        ?.found.join('\n'),
      fails,
    ).toMatch(fault)
})

for (const { what, parts, fails, fault } of everyLevel ? faultyGames : []) {
  test(`a game that ${what} fails that check alone`, async ({ page }) => {
    // A good game is over sooner.
    const report = await certifyPage(faultyGame(parts), page, { switchSeconds: 4 })
    expect(
      failed(report).map(({ id }) => id),
      reportText(report),
    ).toEqual([fails])
    expect(failed(report)[0]?.found.join('\n')).toMatch(fault)
  })
}

/** Settings that shorten a game. */
const shorter: Record<string, Record<string, string | number | boolean>> = {
  'patient-orchard': { turns: 8 },
  'subtext-sleuth': { typing: 'once', errorless: true },
  'thread-four': { naming: 'label', slack: 'unlimited', errorless: true, grids: 1 },
}
const inShortRun = ['patient-orchard']

const zips = join(import.meta.dirname, '../../games/zips')
for (const file of readdirSync(zips).filter((name) => name.endsWith('.zip'))) {
  const slug = file.replace('.zip', '')
  if (!everyLevel && !inShortRun.includes(slug)) continue
  test(`${slug} is certified`, async ({ page }) => {
    test.setTimeout(400_000)
    const report = await certify(join(zips, file), page, {
      settings: shorter[slug] ?? {},
      flashSeconds: everyLevel ? 8 : 2,
    })
    expect(
      failed(report).map(({ id }) => id),
      reportText(report),
    ).toEqual([])
  })
}
