import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { shownName } from './package-limits.ts'
import type { Unpacked } from './unpack-zip.ts'

const mostWarnings = 40
const largestScanned = 5_000_000
const assetEnding =
  /\.(png|jpe?g|gif|webp|avif|svg|mp3|ogg|oga|wav|m4a|mp4|webm|json|js|mjs|css|html?|wasm|woff2?|ttf|otf|xml|atlas|fnt|glb|gltf)$/i
// Names of formats, never fetched.
const vocabularies =
  /^(www\.w3\.org|ns\.adobe\.com|purl\.org|schemas?\.[\w.-]+|json-schema\.org|www\.inkscape\.org|sodipodi\.sourceforge\.net)$/

/** What a text of a package refers to: paths as written, and hosts. */
export interface References {
  paths: string[]
  hosts: string[]
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((found) => found.slice(1).find((group) => group !== undefined) ?? '')
}

function hostOf(reference: string): string | null {
  const found = /^(?:https?:|wss?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/?#]|$)/i.exec(reference)
  const host = found?.[1]?.toLowerCase()
  return host === undefined || vocabularies.test(host) ? null : host
}

const markup =
  /<(?:script|img|link|source|audio|video|iframe|embed|object|image|use|track|input)\b[^>]*?\s(?:src|href|data|poster|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const styles = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi
const literals = /"([^"\n\\]{3,300})"|'([^'\n\\]{3,300})'|`([^`\n\\$]{3,300})`/g

/** Reads what a file of a package refers to. Of programs only texts that are surely an address of a file or a host. */
export function referencesIn(path: string, text: string): References {
  const program = /\.m?js$/i.test(path)
  const found = program ? captures(text, literals) : captures(text, styles)
  if (/\.(html?|svg)$/i.test(path)) found.push(...captures(text, markup))
  const hosts = found.map(hostOf).filter((host) => host !== null)
  const paths = found
    .filter((one) => !/^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(one))
    .map((one) => one.replace(/[?#].*$/, ''))
    .filter((one) => (program ? assetEnding.test(one) && /^[\w./@-]+$/.test(one) : one !== ''))
  return { paths, hosts: [...new Set(hosts)] }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Says which files a package refers to and lacks, and which other hosts it names: a game cannot reach either. */
export async function findWarnings(folder: string, files: Unpacked['files']): Promise<string[]> {
  const paths = new Set(files.map((file) => file.path))
  const names = new Set(files.map((file) => posix.basename(file.path)))
  const warnings = new Set<string>()
  for (const { path, bytes } of files) {
    if (!/\.(html?|css|svg|m?js)$/i.test(path) || bytes > largestScanned) continue
    const { paths: referred, hosts } = referencesIn(path, await readFile(join(folder, path), 'utf8'))
    for (const host of hosts) warnings.add(`${shownName(path)} refers to the host ${host}, which a game cannot reach.`)
    for (const one of referred) {
      const target = posix.join(dirname(path), decoded(one))
      const absolute = one.startsWith('/')
      // A program puts addresses together: only a file name that the package has nowhere is surely missing.
      const present = /\.m?js$/i.test(path)
        ? names.has(posix.basename(decoded(one)))
        : !absolute && (paths.has(target) || paths.has(posix.join(target, 'index.html')))
      if (!present) warnings.add(`${shownName(path)} refers to ${shownName(one)}, which is not in the package.`)
    }
  }
  const list = [...warnings]
  return list.length <= mostWarnings
    ? list
    : [...list.slice(0, mostWarnings), `There are ${list.length - mostWarnings} more warnings like these.`]
}
