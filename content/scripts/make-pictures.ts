// A thread of the pictures' build. Creates the small picture and the outline of each given name.
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { outlinesFolder, picturesFolder } from '../src/index.ts'
import { dependsOnColor } from './outlines/preserve-color.ts'
import { outlineSvg } from './outlines/outline.ts'
import { smallPicture, wholePicture } from './small-picture.ts'

/** The names to build, the digests of the last build, and the digest of the code. */
export interface MakeOrder {
  names: string[]
  before: Record<string, string>
  code: string
}

// There are already as many threads as the machine can run.
sharp.concurrency(1)

const { names, before, code } = workerData as MakeOrder
const made: Record<string, string> = {}
for (const name of names) {
  const whole = wholePicture(name)
  const [file, lines] = [`${picturesFolder}/${name}.svg`, `${outlinesFolder}/${name}.svg`]
  const digest = createHash('sha256').update(code).update(whole).digest('hex')
  if (before[name] !== digest || !existsSync(file) || !existsSync(lines)) {
    const picture = smallPicture(whole)
    writeFileSync(file, picture)
    writeFileSync(lines, dependsOnColor(name) ? picture : await outlineSvg(picture))
  }
  made[name] = digest
}
parentPort?.postMessage(made)
