import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { stubFor } from './unused-router-parts.ts'

const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')
const fogOfWar = 'lib/dom/ssr/fog-of-war.js'

it.each([fogOfWar, 'lib/router/instrumentation.js'])('%s is replaced with all that it exports', async (file) => {
  const stub = stubFor(file, readFileSync(join(router, file), 'utf8'))
  const parts = (await import(`data:text/javascript,${encodeURIComponent(stub)}`)) as Record<string, unknown>
  const real = (await import(join(router, file))) as Record<string, unknown>
  expect(Object.keys(parts).sort()).toEqual(Object.keys(real).sort())
})

it('a file that exports something new stops the build', () => {
  expect(() => stubFor(fogOfWar, 'export { isFogOfWarEnabled, somethingNew };')).toThrow(/has changed/)
})
