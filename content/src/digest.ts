import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { inContent } from './read-table.ts'

function filesBelow(folder: string): string[] {
  return readdirSync(inContent(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsv') || file.endsWith('.ts'))
    .sort()
}

function digestOf(folders: string[]): string {
  const hash = createHash('sha256')
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(readFileSync(inContent(file)))
  return hash.digest('hex')
}

/** Changes when any table, or the code that reads it, changes. An import with the stored digest is skipped. */
export const digest: string = digestOf(['tables', 'src'])
