import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rejectedWords } from './glossary.ts'
import { catalogs } from './messages.mjs'

const root = join(import.meta.dirname, '..')
const workspaces = ['games', 'server', 'web']

/** Returns the names of all messages that a workspace's code calls. */
function called(workspace: string): Set<string> {
  const files = readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' })
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|build|\.react-router)\//.test(file))
      .flatMap((file) => [...readFileSync(join(root, workspace, file), 'utf8').matchAll(/\bm\s*\.\s*(\w+)/g)])
      .map(([, name]) => name ?? ''),
  )
}

const catalogNames = (workspace: string) =>
  catalogs(root, workspace).map((path) => join(root, workspace, path.replace('{locale}', 'en')))
const messagesIn = (file: string) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)

test.each(workspaces)('%s: calls every message', (workspace) => {
  const names = called(workspace)
  const unused = catalogNames(workspace)
    .flatMap(messagesIn)
    .map(([name]) => name)
    .filter((name) => !names.has(name))
  expect(unused).toEqual([])
})

test.each(workspaces)('%s: has every text once', (workspace) => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const [name, text] of catalogNames(workspace).flatMap(messagesIn)) {
    if (typeof text !== 'string' || text.includes('{') || /^template_/.test(name)) continue
    const before = seen.get(text)
    if (before === undefined) seen.set(text, name)
    else twice.push(`${before} and ${name}: ${text}`)
  }
  expect(twice).toEqual([])
})

test.each(workspaces)('%s: names each message after its catalog, in alphabetical order', (workspace) => {
  for (const file of catalogNames(workspace)) {
    const area = workspace === 'games' ? file.split('/').at(-3) : file.split('/').at(-1)?.replace('.json', '')
    const prefix = `${area?.replace(/^_/, '').replaceAll('-', '_')}_`
    const names = messagesIn(file).map(([name]) => name)
    expect(names.filter((name) => !name.startsWith(prefix))).toEqual([])
    expect(names).toEqual(names.toSorted())
  }
})

const refusedWords = rejectedWords("Words we don't use in texts")

test.each(workspaces)('%s: uses no word that the glossary refuses', (workspace) => {
  const texts = catalogNames(workspace)
    .flatMap(messagesIn)
    .map(([name, text]) => `${name}: ${JSON.stringify(text)}`)
  const found = texts.filter((text) => refusedWords.some((word) => word.test(text.slice(text.indexOf(': ')))))
  expect(found).toEqual([])
})
