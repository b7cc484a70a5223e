import { Journal, readJournal, rewriteJournal } from './journal.ts'
import type { AnyRecord, Kind, Kinds } from './records.ts'

type Change = [kind: Kind, id: string, record: AnyRecord | null]

const dayMs = 86_400_000

/**
 * All objects, in memory. A change is written to the journal before it's acknowledged. Records are replaced, never
 * mutated.
 */
export class Store {
  readonly #kinds = new Map<Kind, Map<string, AnyRecord>>()
  readonly #journal: Journal
  #changes: { change: Change; before: AnyRecord | undefined }[] | null = null

  private constructor(journal: Journal, entries: Change[][]) {
    this.#journal = journal
    for (const [kind, id, record] of entries.flat()) this.#set(kind, id, record)
  }

  /**
   * Reads the journal in the folder, and rewrites it without replaced records and saved responses that are over a day
   * old.
   */
  static async open(dataDir: string): Promise<Store> {
    const records = new Map<string, Change>()
    for (const change of (readJournal(dataDir) as Change[][]).flat()) {
      const key = `${change[0]}/${change[1]}`
      if (change[2] === null) records.delete(key)
      else records.set(key, change)
    }
    const staleBefore = (Date.now() - dayMs) / 1000
    const fresh = [...records.values()].filter(
      ([, , record]) => !(record?.object === 'saved_answer' && record.created < staleBefore),
    )
    rewriteJournal(
      dataDir,
      fresh.map((change) => [change]),
    )
    return new Store(await Journal.open(dataDir), [fresh])
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.#of(kind).get(id) as Kinds[K] | undefined
  }

  /** Returns the object with an id, of any kind. */
  find(id: string): AnyRecord | undefined {
    for (const records of this.#kinds.values()) {
      const found = records.get(id)
      if (found) return found
    }
    return undefined
  }

  /** Returns all objects of a kind, oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#of(kind).values()] as Kinds[K][]
  }

  put<R extends AnyRecord>(record: R): R {
    this.#change([record.object as Kind, record.id, record])
    return record
  }

  /** Replaces some fields of a record and returns the new one. */
  patch<R extends AnyRecord>(record: R, fields: Partial<R>): R {
    const current = (this.get(record.object as Kind, record.id) ?? record) as R
    return this.put({ ...current, ...fields })
  }

  remove(record: AnyRecord): void {
    this.#change([record.object as Kind, record.id, null])
  }

  /**
   * Runs `work` as one change: all or nothing. `persisted` resolves when the change is on the disk. It rejects when the
   * change couldn't be written and was undone.
   */
  transact<T>(work: () => T): { result: T; persisted: Promise<void> } {
    if (this.#changes) throw new Error('A change is already running')
    const made: { change: Change; before: AnyRecord | undefined }[] = (this.#changes = [])
    const undo = () => {
      for (const { change, before } of made.toReversed()) this.#set(change[0], change[1], before ?? null)
    }
    try {
      const result = work()
      const changes = made.map((entry) => entry.change)
      return { result, persisted: changes.length > 0 ? this.#journal.append(changes, undo) : Promise.resolve() }
    } catch (error) {
      undo()
      throw error
    } finally {
      this.#changes = null
    }
  }

  close(): Promise<void> {
    return this.#journal.close()
  }

  #of(kind: Kind): Map<string, AnyRecord> {
    let records = this.#kinds.get(kind)
    if (!records) this.#kinds.set(kind, (records = new Map()))
    return records
  }

  #change(change: Change): void {
    if (!this.#changes) throw new Error('Change objects inside transact')
    this.#changes.push({ change, before: this.#of(change[0]).get(change[1]) })
    this.#set(...change)
  }

  #set(kind: Kind, id: string, record: AnyRecord | null): void {
    if (record) this.#of(kind).set(id, record)
    else this.#of(kind).delete(id)
  }
}
