import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rejectedWords } from './glossary.ts'

const longestParagraph = 600
const longestLine = 120
const longestDecision = 300
const decisionSections = ['Context', 'Decision', 'Consequences', 'Alternatives']

const read = (file: string) => readFileSync(file, 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
const folders = new Set(files.flatMap((file) => parents(file)))
const names = new Set(files.map((file) => basename(file)))
const isWritten = (file: string) => file !== 'THIRD-PARTY-NOTICES.md' && !file.startsWith('content/licences/')
const documents = files.filter((file) => file.endsWith('.md') && isWritten(file))
const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))

function parents(file: string): string[] {
  const above = dirname(file)
  return above === '.' ? [] : [above, ...parents(above)]
}

// Made by a build or at run time, so they are not in the repository.
const builtFolders = ['games/zips', 'games/dist', 'content/dist', 'web/build']
const builtFiles = ['game.json', 'partner-public.json', 'partner-secret.json']
const isBuilt = (name: string) => builtFolders.some((folder) => name === folder || name.startsWith(`${folder}/`))

/** A document without its fenced code. */
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')
const isTable = (line: string) => /^\s*\|/.test(line)
const isLinkOnly = (line: string) => /^\s*(?:[-*] )?!?\[[^\]]*\]\([^)]*\)[.,]?$|^\s*<?https?:\S+$/.test(line)

/** Paragraphs and list items, each in one line; no headings, tables, or code. */
function paragraphs(text: string): string[] {
  const blocks = withoutCode(text)
    .split('\n')
    .map((line) => (/^#|^\s*\|/.test(line) ? '' : line.replace(/^(\s*)(?:[-*]|\d+\.) /, '\n$1')))
    .join('\n')
  return blocks.split(/\n\s*\n/).map((block) => block.replace(/\s+/g, ' ').trim())
}

/** What is written in backticks, outside of fenced code. */
const codeSpans = (text: string) => [...withoutCode(text).matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

/** Backticked paths that start with a file or folder at the root of the repository. */
function repositoryPaths(text: string): string[] {
  const roots = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return codeSpans(text)
    .filter((name) => /^[\w.@/-]+$/.test(name) && name.includes('/') && roots.has(name.split('/')[0] ?? ''))
    .map((name) => name.replace(/\/$/, ''))
}

/** Backticked names of source files without their folder. */
const fileNames = (text: string) => codeSpans(text).filter((name) => /^[\w.-]+\.(?:tsx?|mjs|css|tsv|json)$/.test(name))

/** The id that GitHub gives to a heading. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
const headingIds = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map((match) => idOf(match[1] ?? ''))

/** Links to files of the repository, as they are written. */
const relativeLinks = (text: string) =>
  [
    ...withoutCode(text)
      .replaceAll(/`[^`]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
  ].map((match) => match[1] ?? '')

/** Whether a link leads to a file, and to a heading in it where it names one. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', id] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  return existsSync(target) && (id === undefined || headingIds(target).includes(id))
}

const wordsInTexts = rejectedWords("Words we don't use in texts")
// The glossary names the words, and the rows of the specification are quoted from its documents.
const mayUseAnyWord = (file: string) => file === 'docs/words.md' || file.startsWith('docs/specification/')

const scriptsOf = (packageFile: string) =>
  Object.keys((JSON.parse(read(packageFile)) as { scripts?: Record<string, string> }).scripts ?? {})

describe.each(documents)('%s', (document) => {
  const text = read(document)

  test(`has no paragraph over ${longestParagraph} characters`, () => {
    expect(paragraphs(text).filter((paragraph) => paragraph.length > longestParagraph)).toEqual([])
  })

  test(`has no line over ${longestLine} characters`, () => {
    const lines = withoutCode(text).split('\n')
    expect(lines.filter((line) => line.length > longestLine && !isTable(line) && !isLinkOnly(line))).toEqual([])
  })

  test('names only files and folders that exist', () => {
    const missing = repositoryPaths(text).filter(
      (name) => !files.includes(name) && !folders.has(name) && !isBuilt(name),
    )
    const unknown = fileNames(text).filter((name) => !names.has(name) && !builtFiles.includes(name))
    expect([...missing, ...unknown]).toEqual([])
  })

  test('links only to files and headings that exist', () => {
    expect(relativeLinks(text).filter((link) => !leadsSomewhere(document, link))).toEqual([])
  })

  test('names only npm scripts that exist', () => {
    const missing = [...text.matchAll(/npm run (?:-w (\w+) )?([\w:-]+)/g)]
      .map(([command, workspace, name]) => ({ command, name, known: scriptsOf(join(workspace ?? '', 'package.json')) }))
      .filter(({ name, known }) => name !== undefined && !known.includes(name))
    expect(missing.map(({ command }) => command)).toEqual([])
  })
})

test.each(documents.filter((file) => !mayUseAnyWord(file)))('%s uses no word that the glossary rejects', (document) => {
  const prose = withoutCode(read(document))
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
  expect(wordsInTexts.map((word) => word.exec(prose)?.[0]).filter(Boolean)).toEqual([])
})

describe.each(decisions)('%s', (decision) => {
  const text = read(decision)

  test('has a date and the four sections of a decision', () => {
    expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2}/m)
    expect([...text.matchAll(/^## (.+)$/gm)].map((match) => match[1])).toEqual(decisionSections)
  })

  test(`has at most ${longestDecision} words`, () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(longestDecision)
  })
})
