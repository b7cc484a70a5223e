import { useMemo, useSyncExternalStore } from 'react'
import { accountStorage } from '../platform/account-storage.ts'
import { onOwnerChange, ownerNow, type Owner } from '../platform/device-owner.ts'
import { parseTable, seated, tableText, type StoredTable, type Table } from './table.ts'

const tableKey = 'marigold-table'
const namesKey = 'marigold-names'
// Held names for good before players were shared with the cards.
const formerKey = 'marigold-roster'

const device = accountStorage('localStorage')
const tab = accountStorage('sessionStorage')

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
  try {
    window.localStorage.removeItem(formerKey)
    const names = tab.getItem(namesKey)
    current = parseTable(device.getItem(tableKey), names, Date.now())
  } catch {
    current = nobody // storage is blocked
  }
  return current
}

function store(table: StoredTable) {
  if (lent || owner === null) return
  try {
    device.setItem(tableKey, tableText(table, Date.now()))
    const names = Object.fromEntries(table.players?.map(({ seat, name }) => [seat, name]) ?? [])
    tab.setItem(namesKey, JSON.stringify(names))
  } catch {
    // storage is blocked or full: the table lives as long as the page
  }
}

/** Changes who takes part, and how. `fallback` is how many there are as long as nobody has said so. */
export function changeTable(change: (now: Table) => Table, fallback = 1) {
  const now = read()
  current = change({ ...now, players: now.players ?? seated(fallback) })
  store(current)
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

/** Nobody but the usual players again, without names. */
export function clearTable() {
  current = { ...nobody, trialsPerTurn: read().trialsPerTurn }
  store(current)
  for (const listener of listeners) listener()
}

/** Another account's login shows that account's players; who was seated before it was known becomes its table. */
function followOwner() {
  const next = ownerNow()
  if (next === owner || lent) return
  const early = owner === null ? current : null
  owner = next
  current = early
  if (early) store(early)
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
