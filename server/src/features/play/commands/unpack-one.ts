// Unpacks and checks one package like an import does, in its own process for `measure-zips.ts`, without a database.
import { join } from 'node:path'
import { readManifest, copyMedia } from '../game-manifest.ts'
import { fileDigest } from '../import-game.ts'
import { findWarnings } from '../package-warnings.ts'
import { drawSharePicture } from '../share-picture.ts'
import { unpackZip } from '../unpack-zip.ts'

const [zip = '', target = ''] = process.argv.slice(2)

async function take(): Promise<string> {
  await fileDigest(zip)
  const unpacked = await unpackZip(zip, target)
  const manifest = await readManifest(target, unpacked)
  const warnings = await findWarnings(target, unpacked.files)
  const media = join(target, 'media-apart')
  if (manifest) await copyMedia(manifest, unpacked, { folder: target, media })
  const drawn = manifest ? await drawSharePicture(manifest, media) : false
  return `taken, ${unpacked.files.length} files, ${warnings.length} warnings, ${drawn ? 'a' : 'no'} picture for links`
}

const idle = process.memoryUsage.rss()
let peak = idle
const look = () => (peak = Math.max(peak, process.memoryUsage.rss()))
const looking = setInterval(look, 2)
const [start, processor] = [performance.now(), process.cpuUsage()]
const response = await take().catch((error: Error) =>
  error.name === 'Refusal' ? error.message : `FAULT: ${error.stack}`,
)
const ms = performance.now() - start
const { user, system } = process.cpuUsage(processor)
look()
clearInterval(looking)
console.log(
  JSON.stringify({ ms, processorMs: (user + system) / 1000, megabytes: (peak - idle) / 1e6, answer: response }),
)
