import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rejectedWords } from './glossary.ts'

/** The folders whose names are checked. */
const checked = ['server', 'contract', 'sandbox', 'scripts', 'bench', 'web', 'games', 'device', 'content']
/** Names that use a word in another sense than the glossary rejects. */
const allowed = [
  // Letters of the alphabet.
  'LetterMarks',
  'letterCount',
  'optionLetter',
  // People in pictures and sentences.
  'people',
  'people.ts',
  'people.test.ts',
  'Person',
  'drawPerson',
  // Keyboard focus that stays where it is.
  'keepFocus',
  'keep-focus.ts',
  'WayToHear',
  // What an adult heard, and what the animals of a game wish for.
  'Heard',
  'heard.tsx',
  'HeardCorner',
  'Wish',
  'withoutWish',
  'wishesOf',
  'isWishMet',
  'wishRows',
  'wishText',
  'wishes.ts',
  'wishes.test.ts',
]

const root = join(import.meta.dirname, '..')
const words = rejectedWords("Words we don't use in code")

/** Splits a name into lowercase words with hyphens: `readSignIn` becomes `read-sign-in`. */
const hyphenated = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[._]/g, '-')
    .toLowerCase()

const isRejected = (name: string) => words.some((word) => word.test(hyphenated(name)))

function sourceFiles(workspace: string): string[] {
  const files = execFileSync('git', ['ls-files', workspace], { cwd: root, encoding: 'utf8' }).split('\n')
  return files.filter(
    (file) => /\.(tsx?|mjs|js)$/.test(file) && !file.includes('/generated/') && existsSync(join(root, file)),
  )
}

/** Returns the names that a file exports. */
function exportedNames(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const declared = text.matchAll(
    /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm,
  )
  return [...declared].map(([, name = '']) => name)
}

test.each(checked)('%s: no file or folder has a name that the glossary rejects', (workspace) => {
  const parts = new Set(sourceFiles(workspace).flatMap((file) => file.split('/')))
  expect([...parts].filter((part) => isRejected(part) && !allowed.includes(part))).toEqual([])
})

test.each(checked)('%s: no export has a name that the glossary rejects', (workspace) => {
  const names = sourceFiles(workspace).flatMap((file) =>
    exportedNames(file).map((name) => ({ name, where: `${name} in ${file}` })),
  )
  expect(names.length).toBeGreaterThan(0)
  const rejected = names.filter(({ name }) => isRejected(name) && !allowed.includes(name))
  expect(rejected.map(({ where }) => where)).toEqual([])
})

test('finds a word anywhere in a name, but not inside another word', () => {
  const rejected = ['endSignIn', 'Letter', 'keepRow', 'lateFunctions', 'sign-ins.service.ts', 'NewPerson', 'whoever']
  expect(rejected.filter((name) => !isRejected(name))).toEqual([])
  const fine = ['login', 'latest', 'lettering', 'personal', 'translate', 'keepers', 'signing']
  expect(fine.filter(isRejected)).toEqual([])
})
