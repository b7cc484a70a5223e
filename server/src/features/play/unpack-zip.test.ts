import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gameJson, page, rawZip, writeZip, type RawEntry } from './fixtures/raw-zip.ts'
import { unpackZip } from './unpack-zip.ts'

let root: string
let target: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marigold-zip-'))
  target = join(root, 'deep', 'inside', 'target')
  mkdirSync(target, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Everything below the root that is neither the zip nor inside the target. */
function outside(): string[] {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return all.filter(
    (path) =>
      !path.endsWith('.zip') && !['deep', 'deep/inside'].includes(path) && !path.startsWith('deep/inside/target'),
  )
}

const zeros = Buffer.alloc(2_000_000)

const refusals: [string, RawEntry[] | Buffer, RegExp][] = [
  [
    'an absolute name',
    [page, { name: '/etc/cron.d/evil', content: 'x' }],
    /‘\/etc\/cron\.d\/evil’ is an absolute path/,
  ],
  ['a drive letter', [page, { name: 'C:\\evil.txt', content: 'x' }], /‘C:\/evil\.txt’ is an absolute path/],
  ['a climbing name', [page, { name: '../evil.txt', content: 'x' }], /‘\.\.\/evil\.txt’ climbs out/],
  ['a name that climbs in the middle', [page, { name: 'a/../../../evil.txt' }], /climbs out/],
  ['a name that climbs by backslashes', [page, { name: 'a\\..\\..\\evil.txt' }], /climbs out/],
  ['a hidden name that climbs', [page, { name: '.git/../../evil' }], /climbs out/],
  ['a name with a NUL', [page, { name: 'a\0.png' }], /has a character/],
  ['a name with a colon', [page, { name: 'index.html:stream' }], /has a character/],
  ['an empty step', [page, { name: 'a//b.txt' }], /empty or ‘\.’ step/],
  ['an endless name', [page, { name: `${'long/'.repeat(60)}x.txt` }], /too long a name/],
  ['a symbolic link', [page, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], /‘link’ is a link/],
  ['a hidden link', [page, { name: '.link', content: '/etc', mode: 0o120777 }], /is a link/],
  ['a device', [page, { name: 'dev/null', mode: 0o020666 }], /‘dev\/null’ is a device/],
  ['a pipe', [page, { name: 'pipe', mode: 0o010666 }], /‘pipe’ is a pipe/],
  ['a socket', [page, { name: 'sock', mode: 0o140666 }], /‘sock’ is a socket/],
  [
    'a name used twice',
    [page, { name: 'a.txt', content: '1' }, { name: 'a.txt', content: '2' }],
    /‘a\.txt’ is in the package twice/,
  ],
  ['names that differ in capitals', [page, { name: 'A.png' }, { name: 'a.png' }], /‘a\.png’ and ‘A\.png’ differ only/],
  ['a file that is a folder too', [page, { name: 'a' }, { name: 'a/b.txt' }], /‘a’ is both a file and a folder/],
  ['a folder that is a file too', [page, { name: 'a/b.txt' }, { name: 'a' }], /‘a’ is both a file and a folder/],
  [
    'an encrypted file',
    [page, { name: 'secret.txt', content: 'x'.repeat(20), encrypted: true }],
    /‘secret\.txt’ is encrypted/,
  ],
  ['two entries on the same bytes', [page, { name: 'again.html', content: page.content as string, at: 0 }], /overlaps/],
  [
    'a wrong checksum',
    [page, { name: 'a.txt', content: 'hello', crc: 1 }],
    /‘a\.txt’ is damaged: its checksum is wrong/,
  ],
  [
    'a stored size that lies',
    [page, { name: 'a.txt', content: 'hello', claimedSize: 3 }],
    /‘a\.txt’ is damaged: its size/,
  ],
  [
    'a packed size that lies',
    [page, { name: 'a.txt', content: zeros, claimedSize: 20, deflate: true }],
    /‘a\.txt’ is damaged: its size/,
  ],
  ['packed bytes that are none', [page, { name: 'a.txt', content: 'not deflated', method: 8 }], /‘a\.txt’ is damaged/],
  ['another compression', [page, { name: 'a.txt', content: 'x', method: 12 }], /‘a\.txt’ is compressed in a way/],
  [
    'a file that grows over 100 times',
    [page, { name: 'bomb.txt', content: zeros, deflate: true }],
    /‘bomb\.txt’ unpacks to more than 100 times/,
  ],
  [
    'more than 100 MB',
    [page, { name: 'huge.bin', claimedSize: 100_000_001, content: 'x' }],
    /‘huge\.bin’ the package unpacks to more than 100 MB/,
  ],
  ['an archive by name', [page, { name: 'more.zip', content: 'x' }], /‘more\.zip’ is an archive inside/],
  [
    'an archive by another name',
    [page, { name: 'data.bin', content: rawZip([page]) }],
    /‘data\.bin’ is a zip archive inside/,
  ],
  ['a package without a page', [{ name: 'main.js', content: '' }], /no ‘index\.html’ at its root/],
  [
    'a package with everything in a folder',
    [{ name: 'my game/index.html', content: '' }],
    /There is ‘my game\/index\.html’: zip what is inside/,
  ],
  ['a page that is a folder', [{ name: 'index.html/', mode: 0o040755 }], /no ‘index\.html’/],
  ['no zip at all', Buffer.from('this is no zip, whatever its name says'), /cannot be read as a zip/],
  ['an empty file', Buffer.alloc(0), /cannot be read as a zip/],
  ['half a zip', rawZip([page, gameJson()]).subarray(200), /cannot be read as a zip|is damaged/],
]

describe('a package is refused, with the file and the reason, and nothing is written outside, for', () => {
  test.each(refusals)('%s', async (_what, entries, sentence) => {
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

  test('many small files that grow over 100 times together', async () => {
    const blank = Buffer.alloc(99_000)
    const many = Array.from({ length: 300 }, (_, at) => ({ name: `${at}.txt`, content: blank, deflate: true }))
    await expect(unpackZip(writeZip(root, [page, ...many]), target)).rejects.toThrow('more than 100 times its size')
  })
})

test('a right package is unpacked whole, without hidden files and what file managers leave behind', async () => {
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

test('a deflated file comes out as it went in', async () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `line ${at * 7919}`).join('\n')
  await unpackZip(writeZip(root, [page, { name: 'lines.txt', content: text, deflate: true }]), target)
  expect(readFileSync(join(target, 'lines.txt'), 'utf8')).toBe(text)
})
