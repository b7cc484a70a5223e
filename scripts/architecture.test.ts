import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const workspaces = ['contract', 'content', 'device', 'games', 'sandbox', 'server', 'web', 'e2e', 'bench']
let tree = ''

// A small repository of the same shape, so that a test can break a rule.
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'marigold-architecture-'))
  mkdirSync(join(tree, 'node_modules', '@marigold'), { recursive: true })
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, name), join(tree, name))
  for (const name of workspaces) {
    write(`${name}/src/index.ts`, 'export const one = 1\n')
    const entry = { name: `@marigold/${name}`, type: 'module', exports: { '.': './src/index.ts' } }
    write(`${name}/package.json`, JSON.stringify(entry))
    symlinkSync(join(tree, name), join(tree, 'node_modules', '@marigold', name))
  }
  for (const name of ['zod', 'fastify']) symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
})

afterEach(() => rmSync(tree, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

/** Returns the names of the broken rules. */
function broken(): string[] {
  const cli = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const args = [cli, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...workspaces]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

const importing = (from: string) => `import { one } from '${from}'\nexport const two = one\n`

test('accepts a tree that follows the rules', () => {
  write('games/orchard/main.ts', importing('@marigold/contract'))
  write('server/src/features/billing/pay.ts', importing('../../platform/clock.ts'))
  write('server/src/platform/clock.ts', 'export const one = 1\n')
  write('contract/src/billing/plans.ts', `import { z } from 'zod'\nexport const Plan = z.string()\n`)
  expect(broken()).toEqual([])
})

const crossing: Record<string, string> = {
  contract: 'server',
  content: 'contract',
  device: 'contract',
  sandbox: 'contract',
  games: 'server',
  server: 'web',
  web: 'server',
  e2e: 'web',
  bench: 'games',
}

test('refuses the imports that are closed to a workspace', () => {
  for (const [from, to] of Object.entries(crossing)) write(`${from}/src/crossing.ts`, importing(`@marigold/${to}`))
  expect(broken()).toEqual(expect.arrayContaining(workspaces.map((name) => `${name}-imports-only`)))
})

test('refuses a web feature that imports the server, like it refuses other features', () => {
  write('web/app/features/billing/pay.ts', importing('@marigold/server') + importing('../account/name.ts'))
  write('web/app/features/account/name.ts', 'export const one = 1\n')
  expect(broken()).toEqual(['no-sibling-features', 'web-imports-only'])
})

test('refuses type imports, dynamic imports, and paths into another workspace too', () => {
  write('web/app/features/billing/pay.ts', `export type One = typeof import('../account/name.ts')\n`)
  write('web/app/features/play/pay.ts', `export const load = () => import('../account/name.ts')\n`)
  write('web/app/features/account/name.ts', 'export const one = 1\n')
  write('server/src/features/cards/list.ts', importing('../../../../contract/src/index.ts'))
  expect(broken()).toEqual(['no-sibling-features', 'server-by-package-name'])
})

test.each([
  [
    'server/src/features/billing/pay.ts',
    '../account/name.ts',
    'server/src/features/account/name.ts',
    'no-sibling-features',
  ],
  [
    'server/src/platform/clock.ts',
    '../features/account/name.ts',
    'server/src/features/account/name.ts',
    'features-on-top',
  ],
  ['web/app/ui/button.ts', '../features/account/name.ts', 'web/app/features/account/name.ts', 'features-on-top'],
  ['games/orchard/rules.ts', '../foundry/rules.ts', 'games/foundry/rules.ts', 'no-sibling-games'],
  ['games/kit/play.ts', '../foundry/rules.ts', 'games/foundry/rules.ts', 'kit-knows-no-game'],
])('%s may not import %s', (file, from, target, rule) => {
  write(file, importing(from))
  write(target, 'export const one = 1\n')
  expect(broken()).toEqual([rule])
})

test('refuses files that import each other, even if one only imports a type', () => {
  write('device/src/a.ts', `import type { B } from './b.ts'\nexport type A = B\n`)
  write('device/src/b.ts', `import type { A } from './a.ts'\nexport type B = A\n`)
  expect(broken()).toEqual(['no-cycles'])
})

test('the contract may import no package but Zod', () => {
  write('contract/src/billing/plans.ts', `import Fastify from 'fastify'\nexport const app = Fastify()\n`)
  expect(broken()).toEqual(['contract-zod-only'])
})
