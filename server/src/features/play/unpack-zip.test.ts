import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brokenZips } from './fixtures/broken-zips.ts'
import { longEnd, page, rawZip, writeZip } from './fixtures/raw-zip.ts'
import { unpackZip } from './unpack-zip.ts'

let root: string
let target: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marigold-zip-'))
  target = join(root, 'deep', 'inside', 'target')
  mkdirSync(target, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Lists everything below the root except the zip and the target. */
function outside(): string[] {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return all.filter(
    (path) =>
      !path.endsWith('.zip') && !['deep', 'deep/inside'].includes(path) && !path.startsWith('deep/inside/target'),
  )
}

describe('refuses a package with the file and the reason, and writes nothing outside, for', () => {
  test.each(brokenZips)('%s', async (_what, entries, sentence) => {
    const zip = writeZip(root, entries)
    await expect(unpackZip(zip, target)).rejects.toMatchObject({
      name: 'Refusal',
      status: 422,
      message: expect.stringMatching(sentence),
    })
    expect(outside()).toEqual([])
  })

  test('more than 2,000 files', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({ name: `files/${at}.txt` }))
    await expect(unpackZip(writeZip(root, [page, ...many]), target)).rejects.toThrow('more than 2,000 files')
    await unpackZip(writeZip(root, [page, ...many.slice(1)]), target)
  })

  test('many small files that together unpack to over 100 times their size', async () => {
    const blank = Buffer.alloc(99_000)
    const many = Array.from({ length: 300 }, (_, at) => ({ name: `${at}.txt`, content: blank, deflate: true }))
    await expect(unpackZip(writeZip(root, [page, ...many]), target)).rejects.toThrow('more than 100 times its size')
  })
})

test('unpacks a valid package completely, without hidden files and what file managers leave behind', async () => {
  const zip = writeZip(root, [
    page,
    { name: 'assets/', mode: 0o040755 },
    { name: 'assets/Ünï cødé.txt', content: 'text' },
    { name: 'assets\\win\\dows.txt', content: 'from Windows' },
    { name: 'empty.txt' },
    { name: '.DS_Store', content: 'x' },
    { name: '.git/config', content: 'x' },
    { name: '__MACOSX/._index.html', content: 'x' },
    { name: 'assets/Thumbs.db', content: 'x' },
  ])
  const unpacked = await unpackZip(zip, target)
  expect(unpacked.files.map((file) => file.path)).toEqual([
    'index.html',
    'assets/Ünï cødé.txt',
    'assets/win/dows.txt',
    'empty.txt',
  ])
  expect(readFileSync(join(target, 'assets/win/dows.txt'), 'utf8')).toBe('from Windows')
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(page.content)
  expect(readdirSync(target).sort()).toEqual(['assets', 'empty.txt', 'index.html'])
})

test('leaves out archives in document formats, executables, and server scripts with a warning', async () => {
  const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0])
  const useless = ['Teacher Notes.xlsx', 'docs/guide.DOCX', 'setup.exe', 'install.sh', 'api/save.php', 'server.py']
  const zip = writeZip(root, [
    page,
    ...useless.map((name) => ({ name, content: zipStart })),
    { name: 'notes.txt', content: 'text' },
    { name: 'engine.wasm', content: 'wasm' },
  ])
  const unpacked = await unpackZip(zip, target)
  expect(unpacked.files.map((file) => file.path)).toEqual(['index.html', 'notes.txt', 'engine.wasm'])
  expect(readdirSync(target).sort()).toEqual(['engine.wasm', 'index.html', 'notes.txt'])
  expect(unpacked.leftOut).toHaveLength(useless.length)
  expect(unpacked.leftOut).toContain('‘Teacher Notes.xlsx’ was left out: it is a document, which a game cannot use.')
  expect(unpacked.leftOut).toContain('‘api/save.php’ was left out: it is a server script, which a game cannot use.')
})

test('a deflated file comes out unchanged', async () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `line ${at * 7919}`).join('\n')
  await unpackZip(writeZip(root, [page, { name: 'lines.txt', content: text, deflate: true }]), target)
  expect(readFileSync(join(target, 'lines.txt'), 'utf8')).toBe(text)
})

test('reads what streaming tools, large zips, and old code pages write', async () => {
  const entries = [
    { ...page, streamed: true, deflate: true },
    { name: '?', rawName: Buffer.from([0x81, 0x2e, 0x74]), utf8: false, content: 'by code page 437' },
  ]
  const long = ({ here, directory }: { here: number; directory: number }) =>
    longEnd({ entries: 2n, directoryAt: BigInt(directory), endAt: BigInt(here) })
  const zip = rawZip(entries, { before: long, comment: Buffer.from('made by a tool'), entries: 0xffff })
  expect((await unpackZip(writeZip(root, zip), target)).files.map((file) => file.path)).toEqual(['index.html', 'ü.t'])
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(page.content)
})
