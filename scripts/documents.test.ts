import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/licences/'))
const folders = new Set(files.flatMap((file) => parents(file)))

function parents(file: string): string[] {
  const above = dirname(file)
  return above === '.' ? [] : [above, ...parents(above)]
}

// Made by the build, and so not in the repository.
const built = ['games/zips', 'games/dist', 'content/dist', 'web/build']
const isBuilt = (name: string) => built.some((folder) => name === folder || name.startsWith(`${folder}/`))

/** Names in backticks that look like a path of this repository: a known top-level folder or file, and a slash or an ending. */
function namedPaths(text: string): string[] {
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return [...text.matchAll(/`([\w.@/-]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name.includes('/') && tops.has(name.split('/')[0] ?? ''))
    .map((name) => name.replace(/\/$/, ''))
}

test.each(documents)('%s names only files and folders that exist', (document) => {
  const missing = namedPaths(readFileSync(document, 'utf8')).filter(
    (name) => !files.includes(name) && !folders.has(name) && !isBuilt(name),
  )
  expect(missing).toEqual([])
})

test.each(documents)('%s links only to files that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    (match) => match[1] ?? '',
  )
  const missing = links.filter((link) => !existsSync(normalize(join(dirname(document), link))))
  expect(missing).toEqual([])
})

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const scripts = Object.keys(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
  )
  const named = [...readFileSync(document, 'utf8').matchAll(/npm run (\w[\w:-]*)/g)].map((match) => match[1] ?? '')
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})
