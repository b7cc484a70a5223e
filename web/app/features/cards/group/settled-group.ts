import { accountTabStorage } from '../../../platform/storage/account-storage.ts'
import type { SetPicks } from '../areas/areas.ts'
import { serializePicks } from '../sets/set-picks.ts'

const key = 'marigold-group-plays'

/** Notes for this tab who a set is for: until another set is opened, it isn't asked again. Null asks at the next set. */
export function settleGroup(picks: SetPicks | null): void {
  accountTabStorage.write(key, picks === null ? null : serializePicks(picks))
}

/** Whether it has been said who a set is for. */
export const isSettled = (picks: SetPicks | null): boolean =>
  accountTabStorage.read(key) === (picks ? serializePicks(picks) : '')
