// One of the threads of the pictures' build: makes the small picture and its outline of each name that it is given.
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { outlinesFolder, picturesFolder } from '../src/index.ts'
import { isToldByColor } from './outlines/colored.ts'
import { outlineSvg } from './outlines/outline.ts'
import { smallPicture, wholePicture } from './small-picture.ts'

/** The names to make, the digests of the build before, and the digest of the code that makes them. */
export interface MakeOrder {
  names: string[]
  before: Record<string, string>
  code: string
}

// The threads are as many as the machine can feed.
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
    writeFileSync(lines, isToldByColor(name) ? picture : await outlineSvg(picture))
  }
  made[name] = digest
}
parentPort?.postMessage(made)
