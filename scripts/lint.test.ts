import { ESLint } from 'eslint'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Each convention that lint holds is broken here once, in the place of a file that exists, so that its types are known.
const root = join(import.meta.dirname, '..')
const eslint = new ESLint({ cwd: root })

async function rulesBroken(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const promise = 'async function later() {}\nexport function act() {\n  later()\n}\n'
const halfSwitch = `type Kind = 'a' | 'b'
export function act(kind: Kind) {
  switch (kind) {
    case 'a':
      return 1
  }
  return 2
}
`
const files = {
  contract: 'contract/src/billing/plans.ts',
  content: 'content/src/digest.ts',
  device: 'device/src/speech.ts',
  games: 'games/kit/play/play.ts',
  sandbox: 'sandbox/src/deliveries.ts',
  server: 'server/src/platform/http/call.ts',
  web: 'web/app/platform/time/repeat.ts',
  e2e: 'e2e/fixtures/patience.ts',
  bench: 'bench/main.ts',
}

test.each(Object.entries(files))('%s: a promise that nobody waits for is refused', async (_, file) => {
  expect(await rulesBroken(file, promise)).toContain('@typescript-eslint/no-floating-promises')
})

test.each(Object.entries(files))('%s: a switch that forgets a case is refused', async (_, file) => {
  expect(await rulesBroken(file, halfSwitch)).toContain('@typescript-eslint/switch-exhaustiveness-check')
})

test.each(Object.entries(files))('%s: a default export is refused', async (_, file) => {
  expect(await rulesBroken(file, 'export default function act() {}\n')).toContain('no-restricted-syntax')
})

test.each([
  ['web/app/platform/time/repeat.ts', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['games/kit/play/play.ts', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['games/patient-orchard/rules.ts', 'export const chance = Math.random()\n', 'no-restricted-properties'],
  ['games/patient-orchard/rules.ts', 'export const now = Date.now()\n', 'no-restricted-globals'],
  ['games/patient-orchard/rules.ts', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['games/tide-breath/view.tsx', 'export const timer = setTimeout(() => {}, 9)\n', 'no-restricted-globals'],
  ['games/tide-breath/view.tsx', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['web/app/features/play/use-host.ts', `localStorage.setItem('a', 'b')\n`, 'no-restricted-globals'],
  ['web/app/features/play/use-host.ts', `window.sessionStorage.clear()\n`, 'no-restricted-properties'],
  ['web/app/ui/button.tsx', `export const answer = fetch('/api/me')\n`, 'no-restricted-globals'],
  ['web/app/ui/button.tsx', `setTimeout(() => {}, 100)\n`, 'no-restricted-globals'],
  ['web/app/ui/button.tsx', `window.setInterval(() => {}, 100)\n`, 'no-restricted-properties'],
  ['server/src/platform/http/call.ts', `console.log('here')\n`, 'no-console'],
  [
    'games/tide-breath/view.tsx',
    `import { useEffect } from 'preact/hooks'
declare function offerKeys(): void
export function useIt() {
  useEffect(() => {
    offerKeys()
  }, [])
}
`,
    'no-restricted-syntax',
  ],
])('%s: %j is refused', async (file, text, rule) => {
  expect(await rulesBroken(file, text)).toContain(rule)
})

test('what frameworks want by default is allowed there', async () => {
  expect(await rulesBroken('web/app/routes/site/home.tsx', 'export default function Home() {}\n')).toEqual([])
})
