import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findWarnings } from './package-warnings.ts'

async function warningsOf(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-warnings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return findWarnings(
    folder,
    Object.entries(files).map(([path, text]) => ({ path, bytes: text.length })),
  )
}

test('a package without missing references has no warnings', async () => {
  const warnings = await warningsOf({
    'index.html':
      '<script type="module" src="./js/main.js?v=2"></script><link rel=stylesheet href="style.css"><a href="https://example.org">site</a>',
    'style.css':
      'body { background: url("img/a%20b.png") } i { background: url(data:image/png;base64,AA==) } @import "more.css";',
    'more.css': '',
    'img/a b.png': '',
    'js/main.js': 'load("../img/a b.png"); draw("http://www.w3.org/2000/svg"); say("1/2.js, or so"); play(`boing.mp3`)',
    'sounds/boing.mp3': '',
  })
  expect(warnings).toEqual([])
})

test('names missing files and the file that refers to them', async () => {
  const warnings = await warningsOf({
    'index.html': '<img src=\'img/lost.png\'><script src="/rooted.js"></script>',
    'css/style.css': 'a { background: url(../bg.png) }',
    'main.js': 'play("sounds/gone.mp3")',
    'rooted.js': '',
  })
  expect(warnings).toEqual([
    '‘index.html’ uses ‘img/lost.png’, which isn’t in the zip. It may be missing in the game.',
    '‘index.html’ uses ‘/rooted.js’, which isn’t in the zip. It may be missing in the game.',
    '‘css/style.css’ uses ‘../bg.png’, which isn’t in the zip. It may be missing in the game.',
    '‘main.js’ uses ‘sounds/gone.mp3’, which isn’t in the zip. It may be missing in the game.',
  ])
})

test('takes no call in a script for a reference', async () => {
  const script = 'canvas.toDataURL(`image/jpeg`,.86); URL.createObjectURL(blob); new URL(base)'
  expect(await warningsOf({ 'index.html': `<script>${script}</script>` })).toEqual([])
})

test('names links that preconnect', async () => {
  const warnings = await warningsOf({
    'index.html':
      '<link href="https://ahead.example.com" rel="preconnect"><link crossorigin rel=dns-prefetch href=//names.example.net>',
  })
  expect(warnings.filter((warning) => warning.includes('before the game starts'))).toEqual([
    '‘index.html’ connects to ahead.example.com before the game starts, and some browsers allow that. Ask the game’s developer to remove the link.',
    '‘index.html’ connects to names.example.net before the game starts, and some browsers allow that. Ask the game’s developer to remove the link.',
  ])
})

test('names other hosts', async () => {
  const warnings = await warningsOf({
    'index.html': '<script src="https://cdn.example.com/lib.js"></script><img src="//img.example.net/a.png">',
    'main.js': 'new WebSocket("wss://live.example.org/x")',
  })
  expect(warnings).toEqual([
    '‘index.html’ uses something from cdn.example.com. Games can’t reach other sites, so it may be missing in the game.',
    '‘index.html’ uses something from img.example.net. Games can’t reach other sites, so it may be missing in the game.',
    '‘main.js’ uses something from live.example.org. Games can’t reach other sites, so it may be missing in the game.',
  ])
})

test('limits and counts endless warnings', async () => {
  const images = Array.from({ length: 60 }, (_, at) => `<img src="lost-${at}.png">`).join('')
  const warnings = await warningsOf({ 'index.html': images })
  expect([warnings.length, warnings.at(-1)]).toEqual([41, 'There are 20 more warnings like these.'])
})

test.each([
  ['unclosed tags', 'a.html', '<img '.repeat(200_000)],
  ['an unclosed tag with attributes', 'a.html', `<img ${'src '.repeat(200_000)}`],
  ['unclosed quotes', 'a.html', `${'<img src="'.repeat(50_000)}${"<img src='".repeat(50_000)}`],
  ['unclosed addresses', 'a.css', 'url('.repeat(250_000)],
  ['an endless address', 'a.css', `url(${'x'.repeat(1_000_000)}`],
  ['spaces in an address', 'a.css', `url(${' '.repeat(1_000_000)}`],
  ['quotes of a program', 'a.js', `"'\``.repeat(300_000)],
])('reads a text that was made to be slow like any other: %s', async (_what, path, text) => {
  expect((await warningsOf({ [path]: text })).length).toBeLessThanOrEqual(41)
})

test('stops reading a text with a hundred thousand missing files', async () => {
  const images = Array.from({ length: 100_000 }, (_, at) => `<img src="lost-${at}.png">`).join('')
  const warnings = await warningsOf({ 'index.html': images })
  expect([warnings.length, warnings.at(-1)]).toEqual([41, 'There are many more warnings like these.'])
})

test('names a script that could connect to other devices', async () => {
  const warnings = await warningsOf({ 'index.html': '', 'net.js': 'const way = new window.RTCPeerConnection()' })
  expect(warnings).toEqual([
    '‘net.js’ can connect to other devices (it uses RTCPeerConnection). Add the game only if you trust its maker.',
  ])
})
