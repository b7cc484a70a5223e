import { deviceDatabase } from '../platform/storage/device-database.ts'
import { currentOwner, type Owner } from '../platform/storage/device-owner.ts'

/** Whose growth it is: the client's, wherever they sit, or the seat's for a player who isn't on the caseload. */
const grower = ({ id, client }: { id: number; client?: string | undefined }): string => client ?? `seat-${id}`

/** Reads what has grown for players over earlier plays of a game, by player id; empty where storage is blocked. */
export async function readGrowth(
  game: string,
  players: readonly { id: number; client?: string | undefined }[],
): Promise<Record<string, unknown>> {
  const owner = currentOwner()
  if (owner === null) return {}
  try {
    const database = await deviceDatabase()
    const found = await Promise.all(
      players.map(async (player) => [player.id, await database.get('growth', [owner, grower(player), game])] as const),
    )
    return Object.fromEntries(found.filter(([, data]) => data !== undefined))
  } catch {
    return {}
  }
}

/** Stores what has grown for a player. Where storage is blocked, the game goes on without it. */
export async function storeGrowth(
  game: string,
  player: { id: number; client?: string | undefined },
  data: unknown,
): Promise<void> {
  const owner = currentOwner()
  if (owner === null) return
  await deviceDatabase()
    .then((database) => database.put('growth', data, [owner, grower(player), game]))
    .catch(() => {})
}

/** What has grown for one client or seat in one game, as a file has it. */
export interface Grown {
  grower: string
  game: string
  data?: unknown
}

/** Everything of an account in the database: its keys, from and to. */
const ofOwner = (owner: Exclude<Owner, null>) => IDBKeyRange.bound([owner], [owner, []])

/** Everything that has grown on this device for an account. Rejects where storage fails. */
export async function readAllGrowth(owner: Owner): Promise<Grown[]> {
  if (owner === null) return []
  const { store } = (await deviceDatabase()).transaction('growth')
  const [keys, values] = await Promise.all([store.getAllKeys(ofOwner(owner)), store.getAll(ofOwner(owner))])
  return keys.map(([, grower, game], at) => ({ grower, game, data: values[at] as unknown }))
}

/** Stores what has grown elsewhere, for clients and seats who have nothing in that game here, and returns how many. */
export async function addGrowth(owner: Owner, list: readonly Grown[]): Promise<number> {
  if (owner === null) return 0
  const change = (await deviceDatabase()).transaction('growth', 'readwrite')
  let added = 0
  for (const { grower, game, data } of list) {
    if (data === undefined || (await change.store.getKey([owner, grower, game])) !== undefined) continue
    await change.store.put(data, [owner, grower, game])
    added += 1
  }
  await change.done
  return added
}

/** Deletes everything that has grown for a client. */
export async function deleteGrowth(owner: Exclude<Owner, null>, client: string): Promise<void> {
  await (await deviceDatabase()).delete('growth', IDBKeyRange.bound([owner, client], [owner, client, []]))
}
