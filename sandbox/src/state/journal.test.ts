import { mkdtempSync, readFileSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { JournalFull, readJournal } from './journal.ts'
import type { Customer } from './records.ts'
import { Store } from './store.ts'

afterEach(() => void vi.restoreAllMocks())

const customer = (id: string) => ({ id, object: 'customer', created: 0 }) as unknown as Customer

/** Fills the disk: half of the next write fits. */
async function fillDisk(): Promise<void> {
  const any = await open(join(tmpdir()), 'r')
  const handles = Object.getPrototypeOf(any) as FileHandle
  await any.close()
  vi.spyOn(handles, 'appendFile').mockImplementation(async function (this: FileHandle, lines) {
    const bytes = lines as Buffer
    await this.write(bytes.subarray(0, bytes.length / 2))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
}

test('undoes a change that does not fit on the disk, and a later one that was based on it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  const store = await Store.open(folder)
  await store.transact(() => store.put(customer('cus_1'))).persisted
  await fillDisk()
  const first = store.transact(() => store.patch(customer('cus_1'), { created: 1 } as never))
  const second = store.transact(() => store.patch(customer('cus_1'), { created: 2 } as never))
  const third = store.transact(() => store.put(customer('cus_2')))
  const results = await Promise.allSettled([first.persisted, second.persisted, third.persisted])
  expect(results.map((result) => result.status === 'rejected' && result.reason instanceof JournalFull)).toEqual([
    true,
    true,
    true,
  ])
  expect(store.all('customer')).toEqual([customer('cus_1')])

  vi.restoreAllMocks()
  await store.transact(() => store.put(customer('cus_3'))).persisted
  await store.close()
  // The half line is gone, so the journal can be read to its end.
  expect(readJournal(folder)).toHaveLength(2)
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8').split('\n')).toHaveLength(3)
  const again = await Store.open(folder)
  expect(again.all('customer').map(({ id }) => id)).toEqual(['cus_1', 'cus_3'])
  await again.close()
})
