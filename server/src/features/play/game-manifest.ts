import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GameManifest } from '@marigold/contract'
import { mediaPaths } from './catalogue-entry.ts'
import { packageLimits, refusePackage, displayName } from './package-limits.ts'
import type { Unpacked } from './unpack-zip.ts'

/** Parses JSON, with or without a byte order mark. */
function readJson(bytes: Buffer): unknown {
  let json: unknown
  let invalid = false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    json = JSON.parse(text, (_key, value: unknown) => {
      // Neither a database nor a page can show these characters.
      if (typeof value === 'string' && /[^\P{Cc}\n\t]|\p{Cs}/u.test(value)) invalid = true
      return value
    })
  } catch {
    return refusePackage('‘game.json’ is not valid JSON.')
  }
  return invalid ? refusePackage('‘game.json’ has a text with control characters.') : json
}

/** Reads the `game.json` of an unpacked package. Null without one. */
export async function readManifest(folder: string, { files }: Pick<Unpacked, 'files'>): Promise<GameManifest | null> {
  const file = files.find(({ path }) => path === 'game.json')
  if (file === undefined) return null
  if (file.bytes > packageLimits.manifestBytes)
    refusePackage(`‘game.json’ is larger than ${packageLimits.manifestBytes / 1000} kB.`)
  const json = readJson(await readFile(join(folder, 'game.json')))
  const parsed = GameManifest.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  return refusePackage(`‘game.json’ has a wrong ${issue?.path.join('.') || 'content'}: ${issue?.message ?? ''}.`)
}

const mediaKinds = /\.(png|jpe?g|webp|avif|gif|svg|mp4|webm)$/i

/**
 * Copies what the catalogue shows out of the package to where everyone may see it. Returns warnings about missing
 * files.
 */
export async function copyMedia(
  manifest: GameManifest,
  { files }: Unpacked,
  { folder, media }: { folder: string; media: string },
): Promise<string[]> {
  const there = new Set(files.map((file) => file.path))
  const warnings: string[] = []
  for (const path of mediaPaths(manifest)) {
    if (!there.has(path)) warnings.push(`‘game.json’ names ${displayName(path)}, which isn’t in the zip.`)
    else if (!mediaKinds.test(path))
      refusePackage(`‘game.json’ names ${displayName(path)}, which is no picture or video.`)
    else await cp(join(folder, path), join(media, path))
  }
  await mkdir(media, { recursive: true })
  return warnings
}
