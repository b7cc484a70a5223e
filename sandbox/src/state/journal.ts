import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

const fileName = 'journal.jsonl'

/** Reads a journal. Skips a last line that a crash cut short, because it was never acknowledged. */
export function readJournal(dataDir: string): unknown[] {
  const path = join(dataDir, fileName)
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  if (lines.at(-1) === '') lines.pop()
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

/** Writes a new journal next to the old one, and replaces the old one with a single rename. */
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

/** The journal couldn't be written, for example because the disk is full. Its changes are undone. */
export class JournalFull extends Error {}

interface Entry {
  line: string
  undo: () => void
  done: () => void
  failed: (error: unknown) => void
}

/** An append-only file of JSON lines; a promise resolves when its line is on the disk. */
export class Journal {
  readonly #file: FileHandle
  /** Bytes that are safely on the disk. What a failed write left after them is truncated. */
  #size: number
  #waiting: Entry[] = []
  #flushing: Promise<void> | null = null

  private constructor(file: FileHandle, size: number) {
    this.#file = file
    this.#size = size
  }

  static async open(dataDir: string): Promise<Journal> {
    const file = await open(join(dataDir, fileName), 'a', 0o600)
    return new Journal(file, (await file.stat()).size)
  }

  /**
   * Appends a line. If it couldn't be written, calls `undo` and rejects with `JournalFull`. Later lines are undone too,
   * newest first, because they may depend on it.
   */
  append(entry: unknown, undo: () => void): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, undo, done, failed })
      this.#flushing ??= this.#flush().finally(() => (this.#flushing = null))
    })
  }

  // Lines that arrive while the disk is busy are written together.
  async #flush(): Promise<void> {
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      const lines = Buffer.from(batch.map((entry) => entry.line).join(''))
      try {
        await this.#file.appendFile(lines)
        await this.#file.datasync()
        this.#size += lines.length
        for (const entry of batch) entry.done()
      } catch (cause) {
        await this.#file.truncate(this.#size)
        const behind = this.#waiting
        this.#waiting = []
        const error = new JournalFull('The payments sandbox cannot write to its journal', { cause })
        for (const entry of [...batch, ...behind].reverse()) {
          entry.undo()
          entry.failed(error)
        }
      }
    }
  }

  async close(): Promise<void> {
    await this.#flushing
    await this.#file.close()
  }
}
