import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { displayName } from './package-limits.ts'
import type { Unpacked } from './unpack-zip.ts'

const maxWarnings = 40
// After that, reading stops: the rest is more of the same.
const maxCounted = 1000
const largestScanned = 5_000_000
const assetEnding =
  /\.(png|jpe?g|gif|webp|avif|svg|mp3|ogg|oga|wav|m4a|mp4|webm|json|js|mjs|css|html?|wasm|woff2?|ttf|otf|xml|atlas|fnt|glb|gltf)$/i
// Names of formats, which are never fetched.
const vocabularies =
  /^(www\.w3\.org|ns\.adobe\.com|purl\.org|schemas?\.[\w.-]+|json-schema\.org|www\.inkscape\.org|sodipodi\.sourceforge\.net)$/

/** A reference in a file: a path as written, or a host. */
type Reference = { path: string; host?: never } | { host: string; path?: never }

/** Yields matches one by one, because a text of several megabytes may have a million. */
function* captures(text: string, pattern: RegExp): Generator<string> {
  for (const found of text.matchAll(pattern)) yield found.slice(1).find((group) => group !== undefined) ?? ''
}

function hostOf(reference: string): string | null {
  const found = /^(?:https?:|wss?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/?#]|$)/i.exec(reference)
  const host = found?.[1]?.toLowerCase()
  return host === undefined || vocabularies.test(host) ? null : host
}

// Every repetition has a limit, and none can run past the start of the next match, so no text can make them slow.
const markup =
  /<(?:script|img|link|source|audio|video|iframe|embed|object|image|use|track|input)\b[^<>]{0,2000}?\s(?:src|href|data|poster|xlink:href)\s{0,20}=\s{0,20}(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})')/gi
// In a page, scripts are read too, and `toDataURL(…)` or `new URL(…)` is no `url(…)`.
const styles =
  /(?<![\w$]|new )url\(\s{0,20}(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})'|([^"'()\s]{1,2000}))\s{0,20}\)|@import\s{1,20}(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})')/gi
const literals = /"([^"\n\\]{3,300})"|'([^'\n\\]{3,300})'|`([^`\n\\$]{3,300})`/g

/**
 * Yields the references in a file of a package. In scripts, only strings that are clearly a URL of a file or a host.
 */
function* referencesIn(path: string, text: string): Generator<Reference> {
  const program = /\.m?js$/i.test(path)
  for (const pattern of [program ? literals : styles, ...(/\.(html?|svg)$/i.test(path) ? [markup] : [])])
    for (const one of captures(text, pattern)) {
      const host = hostOf(one)
      if (host !== null) yield { host }
      if (/^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(one)) continue
      const plain = one.replace(/[?#].*$/s, '')
      if (program ? assetEnding.test(plain) && /^[\w./@-]+$/.test(plain) : plain !== '') yield { path: plain }
    }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const hints =
  /<link\b[^<>]{0,2000}?\brel\s{0,20}=\s{0,20}["']?[\w\s-]{0,100}(?:preconnect|dns-prefetch)[^<>]{0,2000}>/gi

/** Yields hosts that a page tells the browser to preconnect to. */
function* hintedHosts(path: string, text: string): Generator<string> {
  if (!/\.html?$/i.test(path)) return
  for (const [link] of text.matchAll(hints)) {
    const host = hostOf(/href\s{0,20}=\s{0,20}["']?([^"'\s<>]{1,2000})/i.exec(link)?.[1] ?? '')
    if (host !== null) yield host
  }
}

/** Lists which files a package refers to and lacks, which other hosts it names, and what could reach one anyway. */
export async function findWarnings(folder: string, files: Unpacked['files']): Promise<string[]> {
  const paths = new Set(files.map((file) => file.path))
  const names = new Set(files.map((file) => posix.basename(file.path)))
  const warnings = new Set<string>()
  for (const { path, bytes } of files) {
    if (!/\.(html?|css|svg|m?js)$/i.test(path) || bytes > largestScanned) continue
    const text = await readFile(join(folder, path), 'utf8')
    if (text.includes('RTCPeerConnection'))
      warnings.add(
        `${displayName(path)} can connect to other devices (it uses RTCPeerConnection). Add the game only if you trust its maker.`,
      )
    for (const host of hintedHosts(path, text))
      warnings.add(
        `${displayName(path)} connects to ${host} before the game starts, and some browsers allow that. Ask the game’s developer to remove the link.`,
      )
    for (const { host, path: one } of referencesIn(path, text)) {
      if (host !== undefined)
        warnings.add(
          `${displayName(path)} uses something from ${host}. Games can’t reach other sites, so it may be missing in the game.`,
        )
      else if (!isPresent(path, one, { paths, names }))
        warnings.add(
          `${displayName(path)} uses ${displayName(one)}, which isn’t in the zip. It may be missing in the game.`,
        )
      if (warnings.size === maxCounted) return limitWarnings([...warnings], 'There are many more warnings like these.')
    }
  }
  return limitWarnings([...warnings], `There are ${warnings.size - maxWarnings} more warnings like these.`)
}

/** Returns the first of many warnings, and a sentence about the rest. */
export function limitWarnings(warnings: string[], rest: string): string[] {
  return warnings.length <= maxWarnings ? warnings : [...warnings.slice(0, maxWarnings), rest]
}

/**
 * Returns whether a referenced file exists. Scripts assemble URLs, so a file is missing only if its name appears
 * nowhere.
 */
function isPresent(from: string, to: string, { paths, names }: { paths: Set<string>; names: Set<string> }): boolean {
  if (/\.m?js$/i.test(from)) return names.has(posix.basename(decoded(to)))
  const target = posix.join(dirname(from), decoded(to))
  return !to.startsWith('/') && (paths.has(target) || paths.has(posix.join(target, 'index.html')))
}
