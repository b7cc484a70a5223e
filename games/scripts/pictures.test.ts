import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureSvg } from '@marigold/content'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from './pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await writeFile(join(folder, 'pictures.json'), JSON.stringify(['cat', 'red-apple']))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns what a game gets from this import, built as games are. */
async function imported(from: string): Promise<unknown> {
  const input = join(folder, 'game.js')
  await writeFile(input, `import pictures from ${JSON.stringify(from)}\nexport { pictures }\n`)
  const lib = { entry: input, formats: ['es' as const] }
  const options = { root: folder, configFile: false as const, logLevel: 'error' as const, plugins: [pictures()] }
  const made = (await build({ ...options, build: { write: false, lib } })) as Rolldown.RolldownOutput[]
  const [chunk] = made.flatMap(({ output }) => output)
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { pictures: unknown }).pictures
}

test('a list of names becomes the pictures of those names', async () => {
  expect(await imported('./pictures.json?pics')).toEqual({
    cat: pictureSvg('cat'),
    'red-apple': pictureSvg('red-apple'),
  })
})

test.each(['pics-small', 'pics-tenths'])(
  'a list of %s has the same names and view boxes in fewer bytes',
  async (option) => {
    const small = (await imported(`./pictures.json?${option}`)) as Record<string, string>
    expect(Object.keys(small)).toEqual(['cat', 'red-apple'])
    const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1]
    for (const [name, svg] of Object.entries(small)) {
      expect(svg.length).toBeLessThan(pictureSvg(name).length)
      expect([name, viewBoxOf(svg)]).toEqual([name, viewBoxOf(pictureSvg(name))])
    }
  },
)

test('a single picture is imported by its name, or in each skin tone', async () => {
  expect(await imported('pics:lotus')).toBe(pictureSvg('lotus'))
  const hand = (await imported('pics:waving-hand?tones')) as Record<string, string>
  expect(Object.keys(hand)).toEqual(['yellow', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'])
})
