import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'

const owner = vi.hoisted(() => ({ id: 7 as number | 'visitor' | null }))
vi.mock('../platform/storage/device-owner.ts', () => ({ currentOwner: () => owner.id }))
const { addGrowth, deleteGrowth, readAllGrowth, readGrowth, storeGrowth } = await import('./growth.ts')

beforeEach(() => (owner.id = 7))

test('what has grown follows the client to any seat, and stays with the seat of other players', async () => {
  await storeGrowth('orchard', { id: 1, client: 'maya' }, { seeds: 2 })
  await storeGrowth('orchard', { id: 2 }, { seeds: 1 })
  expect(await readGrowth('orchard', [{ id: 4, client: 'maya' }, { id: 2 }, { id: 3 }])).toEqual({
    4: { seeds: 2 },
    2: { seeds: 1 },
  })
  expect(await readGrowth('foundry', [{ id: 4, client: 'maya' }])).toEqual({})
})

test('another account reads nothing, and a deleted client leaves nothing', async () => {
  await storeGrowth('orchard', { id: 1, client: 'ben' }, { seeds: 1 })
  owner.id = 8
  expect(await readGrowth('orchard', [{ id: 1, client: 'ben' }])).toEqual({})
  owner.id = 7
  await deleteGrowth(7, 'ben')
  expect(await readGrowth('orchard', [{ id: 1, client: 'ben' }])).toEqual({})
})

test('a file brings what has grown elsewhere, and replaces nothing here', async () => {
  owner.id = 9
  await storeGrowth('orchard', { id: 1, client: 'ana' }, { seeds: 1 })
  await storeGrowth('orchard', { id: 2 }, { seeds: 2 })
  const file = await readAllGrowth(9)
  expect(file).toHaveLength(2)
  owner.id = 10
  await storeGrowth('orchard', { id: 1, client: 'ana' }, { seeds: 5 })
  expect(await addGrowth(10, file)).toBe(1)
  expect(await readGrowth('orchard', [{ id: 1, client: 'ana' }, { id: 2 }])).toEqual({
    1: { seeds: 5 },
    2: { seeds: 2 },
  })
  expect(await addGrowth(10, file)).toBe(0)
})
