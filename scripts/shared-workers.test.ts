import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replacing } from '../vitest.config.ts'

const root = join(import.meta.dirname, '..')

test('a file that replaces modules has a worker of its own', () => {
  const files = globSync('{contract,content,device,e2e,games,server,web}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
  })
  const shared = files.filter((file) => !replacing.includes(file))
  expect(replacing.filter((file) => !files.includes(file))).toEqual([])
  const mocks = /\bvi\.(mock|doMock|resetModules)\(/
  expect(shared.filter((file) => mocks.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
