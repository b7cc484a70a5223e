import { useMemo, useSyncExternalStore } from 'react'
import { accountTabTexts, accountTexts } from '../platform/storage/account-texts.ts'
import { onOwnerChange, ownerNow, type Owner } from '../platform/storage/device-owner.ts'
import { deviceTexts, tabTexts } from '../platform/storage/text-store.ts'
import { deviceText, keptGroup, parseTable, seated, tabText, type StoredTable, type Table } from './table.ts'

const tableKey = 'marigold-table'
const tabKey = 'marigold-players'
// Held the names of the tab before a group belonged to its tab.
const formerNamesKey = 'marigold-names'
// Held names for good before players were shared with the cards.
const formerKey = 'marigold-roster'

/** Whose `current` is. */
let owner: Owner = null

const nobody: StoredTable = { players: null, trialsPerTurn: 3, keep: false }
const listeners = new Set<() => void>()
let current: StoredTable | null = null
let lent = false

function read(): StoredTable {
  if (current) return current
  owner = ownerNow()
  if (owner === null) return nobody
  deviceTexts.write(formerKey, null)
  tabTexts.write(formerNamesKey, null)
  current = parseTable(accountTexts.read(tableKey), accountTabTexts.read(tabKey), Date.now())
  return current
}

/** `kept`: what becomes of a group that this device keeps, where this one isn't to be kept. */
function store(table: StoredTable, kept: 'stays' | 'goes') {
  if (lent || owner === null) return
  const stays = kept === 'stays' && !table.keep ? keptGroup(accountTexts.read(tableKey)) : null
  accountTexts.write(tableKey, deviceText(stays ? { ...table, players: stays, keep: true } : table))
  accountTabTexts.write(tabKey, tabText(table, Date.now()))
}

/** Changes who takes part, and how. `fallback` is how many there are as long as nobody has said so. */
export function changeTable(change: (now: Table) => Table, fallback = 1) {
  const now = read()
  current = change({ ...now, players: now.players ?? seated(fallback) })
  store(current, now.keep ? 'goes' : 'stays')
  for (const listener of listeners) listener()
}

/** Shows another window's table here, without keeping it. */
export function showTable(table: Table) {
  current = table
  for (const listener of listeners) listener()
}

/** Lends the page to a guest: who sat here before is not shown, and who sits here from now on is not kept. Call the answer at the end. */
export function lendTable(): () => void {
  lent = true
  current = nobody
  for (const listener of listeners) listener()
  return () => {
    lent = false
    current = null
    for (const listener of listeners) listener()
  }
}

/** One player in this tab, without a name. A group that this device keeps can be brought back. */
export function playAlone() {
  current = { ...nobody, players: seated(1), trialsPerTurn: read().trialsPerTurn }
  store(current, 'stays')
  for (const listener of listeners) listener()
}

/** Whether this device keeps a group that doesn't play in this tab now. */
export function keptGroupWaits(): boolean {
  return !read().keep && keptGroup(accountTexts.read(tableKey)) !== null
}

/** Lets the group that this device keeps play in this tab again. */
export function bringBackKeptGroup() {
  accountTabTexts.write(tabKey, null)
  current = null
  for (const listener of listeners) listener()
}

/** Another account's login shows that account's players; who was seated before it was known becomes its table. */
function followOwner() {
  const next = ownerNow()
  if (next === owner || lent) return
  const early = owner === null ? current : null
  owner = next
  current = early
  if (early) store(early, 'stays')
  for (const listener of listeners) listener()
}

let follows = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!follows) onOwnerChange(followOwner)
  follows = true
  return () => void listeners.delete(listener)
}

/** Who takes part. `fallback` is how many there are as long as nobody has said so. */
export function useTable(fallback = 1): Table {
  const stored = useSyncExternalStore(subscribe, read, () => nobody)
  return useMemo(() => ({ ...stored, players: stored.players ?? seated(fallback) }), [stored, fallback])
}
