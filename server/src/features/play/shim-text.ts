import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// In order: each part may use those before it.
const parts = [
  'connections',
  'clock',
  'storage',
  'cookies',
  'browser-storage',
  'dialogs',
  'requests',
  'sound',
  'pause',
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
 * The script that runs before all others in a third-party page: the modules of `shim`, which run in a browser as
 * written, one after another. It removes itself from the page, so that a game only finds its own scripts.
 */
export const shimScript = `<script>(() => {'use strict';\n${parts.map(textOf).join('')}startShim(window)
document.currentScript.remove()})()</script>`

/** Changes whenever the script does. */
export const shimTag = createHash('sha256').update(shimScript).digest('base64url').slice(0, 8)

/** Marks pages of our kit, which need no shim. */
const kitMark = /<meta name="marigold-kit"/i
const before =
  /^(?:\u00EF\u00BB\u00BF)?(?:\s|<!--[\s\S]*?-->|<!doctype[^>]*>)*(?:<html(?:\s[^>]*)?>)?(?:\s|<!--[\s\S]*?-->)*(?:<head(?:\s[^>]*)?>)?/i

/**
 * Returns where the script goes in the beginning of a page (one character per byte): first in its head. Null for a page
 * of our kit.
 */
export function findShimPosition(start: string): number | null {
  return kitMark.test(start) ? null : (before.exec(start)?.[0].length ?? 0)
}
