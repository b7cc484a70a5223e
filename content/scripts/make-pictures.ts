// One of the threads of the pictures' build: makes the small picture and its outline of each name that it is given.
import { writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { outlinesFolder, picturesFolder } from '../src/index.ts'
import { isToldByColor } from './outlines/colored.ts'
import { outlineSvg } from './outlines/outline.ts'
import { smallPicture } from './small-picture.ts'

// The threads are as many as the machine can feed.
sharp.concurrency(1)

for (const name of workerData as string[]) {
  const picture = smallPicture(name)
  writeFileSync(`${picturesFolder}/${name}.svg`, picture)
  writeFileSync(`${outlinesFolder}/${name}.svg`, isToldByColor(name) ? picture : await outlineSvg(picture))
}
