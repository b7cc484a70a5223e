import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'journal.jsonl'

/** Reads every whole line of a journal. A last line that a crash cut short was never acknowledged, and is left out. */
export function readJournal(dataDir: string): unknown[] {
  const path = join(dataDir, fileName)
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  const last = lines.pop()
  if (last) lines.push(last)
  const entries: unknown[] = []
  for (const [index, line] of lines.entries()) {
    try {
      entries.push(JSON.parse(line))
    } catch (error) {
      if (index !== lines.length - 1) throw new Error(`${fileName} is damaged at line ${index + 1}`, { cause: error })
    }
  }
  return entries
}

/** Writes a journal anew beside the old one and swaps it in with one rename. */
export function rewriteJournal(dataDir: string, entries: unknown[]): void {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, fileName)
  const file = openSync(`${path}.new`, 'w', 0o600)
  for (const entry of entries) writeSync(file, `${JSON.stringify(entry)}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** An append-only file of JSON lines; a promise resolves when its line is on the disk. */
export class Journal {
  readonly #file: FileHandle
  #waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = []
  #flushing: Promise<void> | null = null

  private constructor(file: FileHandle) {
    this.#file = file
  }

  static async open(dataDir: string): Promise<Journal> {
    return new Journal(await open(join(dataDir, fileName), 'a', 0o600))
  }

  append(entry: unknown): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, done, failed })
      this.#flushing ??= this.#flush().finally(() => (this.#flushing = null))
    })
  }

  // Lines that arrive while the disk is busy share the next sync.
  async #flush(): Promise<void> {
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        await this.#file.appendFile(batch.map((entry) => entry.line).join(''))
        await this.#file.datasync()
        for (const entry of batch) entry.done()
      } catch (error) {
        for (const entry of batch) entry.failed(error)
      }
    }
  }

  async close(): Promise<void> {
    await this.#flushing
    await this.#file.close()
  }
}
