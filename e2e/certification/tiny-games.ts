import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckId } from './report.ts'

interface Parts {
  head?: string
  body?: string
  script?: string
  ready?: string
  switch?: string
}

/** A game that passes every check, apart from what is added or replaced. */
const page = (parts: Parts = {}) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tiny</title>
<meta name="viewport" content="width=device-width">
<style>body { margin: 0; font: 20px sans-serif; background: #fff; color: #111 } button { min-width: 60px; min-height: 60px; font: inherit }</style>
${parts.head ?? ''}</head><body><main><h1>Three steps</h1><button id="step">Step</button>${parts.body ?? ''}</main><script>
const say = (message) => parent.postMessage(message, '*')
let steps = 0
const step = () => {
  steps += 1
  say({ type: 'SAVE', data: { steps } })
  if (steps === 3) say({ type: 'GAME_OVER', summary: [] })
}
document.querySelector('#step').onclick = step
${parts.switch ?? "addEventListener('keydown', ({ key }) => { if (key === ' ') step() })"}
let paused = false
addEventListener('message', ({ data }) => { if (data.type === 'TOGGLE_PAUSE') paused = data.value === 0 })
${parts.script ?? ''}
${parts.ready ?? "say({ type: 'GAME_READY', version: 1 })"}
</script></body></html>`

export const goodGame = page()

const flashing = `<style>
  @keyframes flash { 50% { background: #000 } }
  .flash { position: fixed; inset: 300px 0 0; background: #fff; animation: flash 0.2s steps(1) infinite; pointer-events: none }
  .flash.held { animation-play-state: paused }
</style>`
// Our shim stops the timers of third-party games, so this one claims to be built on the kit.
const ofKit = '<meta name="marigold-kit" content="1">'

/** Games that fail one check each, with the fault that is found. */
export const faultyGames: { what: string; parts: Parts; fails: CheckId; fault: RegExp }[] = [
  {
    what: 'logs to the console',
    parts: { script: `console.log('loaded')` },
    fails: 'console',
    fault: /log: loaded/,
  },
  {
    what: 'keeps a timer running while paused',
    parts: { head: ofKit, body: '<button>1. Easy</button>', script: 'setInterval(() => (steps += 0), 50)' },
    fails: 'pause',
    fault: /\d timers ran/,
  },
  {
    what: 'has a picture that can be pressed, but not by keyboard',
    parts: {
      body: '<div id="tree" role="img" aria-label="Tree" style="width: 80px; height: 80px"></div>',
      script: `document.querySelector('#tree').addEventListener('click', step)`,
    },
    fails: 'keyboard',
    fault: /id="tree"/,
  },
  { what: 'has a button without a name', parts: { body: '<button></button>' }, fails: 'names', fault: /<button>/ },
  {
    what: 'cannot be finished with one switch',
    parts: { switch: '' },
    fails: 'switch',
    fault: /not over/,
  },
  {
    what: 'flashes',
    parts: { head: flashing, body: '<div class="flash"></div>' },
    fails: 'flashes',
    fault: /[45] flashes in a second/,
  },
  {
    what: 'has text of 10 pixels',
    parts: { body: '<p style="font-size: 10px">Tiny words</p>' },
    fails: 'text',
    fault: /“Tiny words” is 10 pixels/,
  },
  {
    what: 'has gray text on white',
    parts: { body: '<p style="color: #bbb">Pale words</p>' },
    fails: 'contrast',
    fault: /color-contrast/,
  },
  {
    what: 'is cut off on a phone',
    parts: { body: '<button style="position: absolute; left: 350px; width: 100px; top: 400px">Far</button>' },
    fails: 'layout',
    fault: /Far.* is cut off by the edge/,
  },
  {
    what: 'has text under its bar',
    parts: {
      body: '<div class="bar" style="position: fixed; top: 200px; left: 0; right: 0; height: 60px; background: #fff"></div><p style="position: absolute; top: 210px">Hidden words</p>',
    },
    fails: 'layout',
    fault: /“Hidden words” is under the bar/,
  },
  {
    what: 'has a thing to touch that is cut off',
    parts: {
      body: '<span data-poke-area="sun" style="position: absolute; left: 360px; top: 300px; width: 90px; height: 90px"></span>',
    },
    fails: 'layout',
    fault: /“sun” is cut off by the edge/,
  },
  {
    what: 'is too large',
    parts: {
      script: `const data = '${Array.from({ length: 150_000 }, (_, at) => Math.floor(Math.abs(Math.sin(at)) * 1e9).toString(36)).join('')}'`,
    },
    fails: 'size',
    fault: /kB over the limit/,
  },
]

/** Returns a game with faults. */
export function faultyGame(...faults: Parts[]): string {
  const all = (key: keyof Parts) => faults.map((parts) => parts[key]).filter((part) => part !== undefined)
  const replaced = (key: 'ready' | 'switch') => (all(key).length > 0 ? { [key]: all(key).join('\n') } : {})
  const added = { head: all('head').join(''), body: all('body').join(''), script: all('script').join('\n') }
  return page({ ...added, ...replaced('ready'), ...replaced('switch') })
}

/** Writes a game to a folder of its own, as the certification takes it. */
export function folderOf(html: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-tiny-'))
  writeFileSync(join(folder, 'index.html'), html)
  return folder
}
