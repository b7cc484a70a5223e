import { ESLint } from 'eslint'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Breaks each lint convention once, under the path of an existing file, so that its types are known.
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
  web: 'web/app/platform/time/poll.ts',
  e2e: 'e2e/fixtures/wait-for-scripts.ts',
  bench: 'bench/main.ts',
}

test.each(Object.entries(files))('%s: refuses a floating promise', async (_, file) => {
  expect(await rulesBroken(file, promise)).toContain('@typescript-eslint/no-floating-promises')
})

test.each(Object.entries(files))('%s: refuses a switch with a missing case', async (_, file) => {
  expect(await rulesBroken(file, halfSwitch)).toContain('@typescript-eslint/switch-exhaustiveness-check')
})

test.each(Object.entries(files))('%s: refuses a default export', async (_, file) => {
  expect(await rulesBroken(file, 'export default function act() {}\n')).toContain('no-restricted-syntax')
})

test.each([
  ['web/app/platform/time/poll.ts', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['games/kit/play/play.ts', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['games/patient-orchard/rules.ts', 'export const chance = Math.random()\n', 'no-restricted-properties'],
  ['games/patient-orchard/rules.ts', 'export const now = Date.now()\n', 'no-restricted-globals'],
  ['games/patient-orchard/rules.ts', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['games/tide-breath/view.tsx', 'export const timer = setTimeout(() => {}, 9)\n', 'no-restricted-globals'],
  ['games/tide-breath/view.tsx', 'export const wide = matchMedia("(width > 9px)")\n', 'no-restricted-globals'],
  ['games/tide-breath/view.tsx', 'document.addEventListener("click", () => {})\n', 'no-restricted-syntax'],
  ['games/tide-breath/view.tsx', 'new Image().onload = () => {}\n', 'no-restricted-syntax'],
  ['games/tide-breath/view.tsx', 'localStorage.clear()\n', 'no-restricted-globals'],
  ['games/tide-breath/view.tsx', 'export const jar = document.cookie\n', 'no-restricted-properties'],
  ['games/patient-orchard/rules.ts', 'addEventListener("click", () => {})\n', 'no-restricted-globals'],
  ['games/patient-orchard/rules.ts', 'export const base = indexedDB\n', 'no-restricted-globals'],
  ['games/patient-orchard/rules.ts', 'self.localStorage.clear()\n', 'no-restricted-properties'],
  ['games/tide-breath/view.tsx', 'export const id = crypto.randomUUID()\n', 'no-restricted-properties'],
  ['web/app/features/play/use-game-host.ts', `localStorage.setItem('a', 'b')\n`, 'no-restricted-globals'],
  ['web/app/features/play/use-game-host.ts', `window.sessionStorage.clear()\n`, 'no-restricted-properties'],
  ['web/app/ui/button.tsx', `export const answer = fetch('/api/me')\n`, 'no-restricted-globals'],
  ['web/app/ui/button.tsx', `setTimeout(() => {}, 100)\n`, 'no-restricted-globals'],
  ['web/app/ui/button.tsx', `window.setInterval(() => {}, 100)\n`, 'no-restricted-properties'],
  ['server/src/platform/http/call.ts', `console.log('here')\n`, 'no-console'],
  ['contract/src/billing/plans.ts', `export const error = 'Please select a plan.'\n`, 'no-restricted-syntax'],
  ['contract/src/billing/plans.ts', 'export const error = (max: number) => `At most ${max}`\n', 'no-restricted-syntax'],
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
])('%s: refuses %j', async (file, text, rule) => {
  expect(await rulesBroken(file, text)).toContain(rule)
})

test('allows the default exports that frameworks require', async () => {
  expect(await rulesBroken('web/app/routes/site/home.tsx', 'export default function Home() {}\n')).toEqual([])
})
