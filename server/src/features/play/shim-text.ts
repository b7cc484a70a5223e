import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// In the order in which each may use those before it.
const parts = [
  'connections',
  'clock',
  'storage',
  'cookies',
  'keeping',
  'talk',
  'pictures',
  'sound',
  'movement',
  'workers',
  'start',
]

function textOf(part: string): string {
  return readFileSync(new URL(`./shim/${part}.js`, import.meta.url), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s+/gm, '')
}

/**
 * The script that stands before all others in a page of a game made elsewhere: the modules of `shim`, which run in a
 * browser as they are written, one after the other. It takes itself out of the page, so that a game finds its own scripts.
 */
export const shimScript = `<script>(() => {'use strict';\n${parts.map(textOf).join('')}startShim(window)
document.currentScript.remove()})()</script>`

/** Changes whenever the script does. */
export const shimTag = createHash('sha256').update(shimScript).digest('base64url').slice(0, 8)

/** What a page says that is made with our kit: it needs no shim. */
const kitMark = /<meta name="marigold-kit"/i
const before =
  /^(?:\u00EF\u00BB\u00BF)?(?:\s|<!--[\s\S]*?-->|<!doctype[^>]*>)*(?:<html(?:\s[^>]*)?>)?(?:\s|<!--[\s\S]*?-->)*(?:<head(?:\s[^>]*)?>)?/i

/**
 * Where the script goes into a page that begins like this (one letter a byte): first in its head. Null for a page made
 * with our kit.
 */
export function placeOfShim(start: string): number | null {
  return kitMark.test(start) ? null : (before.exec(start)?.[0].length ?? 0)
}
