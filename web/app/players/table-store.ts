import { useMemo, useSyncExternalStore } from 'react'
import { accountTabStorage, accountStorage } from '../platform/storage/account-storage.ts'
import { onOwnerChange, currentOwner, type Owner } from '../platform/storage/device-owner.ts'
import { deviceStorage, tabStorage } from '../platform/storage/browser-storage.ts'
import {
  serializeForDevice,
  isStillSeated,
  parseSavedGroup,
  parseTable,
  createPlayers,
  serializeForTab,
  type StoredTable,
  type Table,
  type TablePlayer,
} from './table.ts'

const tableKey = 'marigold-table'
const tabKey = 'marigold-players'
// Held this tab's names before groups belonged to a tab.
const formerNamesKey = 'marigold-names'
// Held names permanently before players were shared with the cards.
const formerKey = 'marigold-roster'

/** Owner of `current`. */
let owner: Owner = null

const nobody: StoredTable = { players: null, trialsPerTurn: 3, keep: false }
const listeners = new Set<() => void>()
let current: StoredTable | null = null
let lent = false
/** When the players of `current` were seated or last changed, in ms since 1970. */
let seatedAt = 0

function read(): StoredTable {
  if (current) return current
  owner = currentOwner()
  if (owner === null) return nobody
  deviceStorage.write(formerKey, null)
  tabStorage.write(formerNamesKey, null)
  seatedAt = Date.now()
  current = parseTable(accountStorage.read(tableKey), accountTabStorage.read(tabKey), seatedAt)
  return current
}

/** `kept` decides whether a group saved on this device stays, if this one isn't to be saved. */
function store(table: StoredTable, kept: 'stays' | 'goes') {
  seatedAt = Date.now()
  if (lent || owner === null) return
  const stays = kept === 'stays' && !table.keep ? parseSavedGroup(accountStorage.read(tableKey)) : null
  accountStorage.write(tableKey, serializeForDevice(stays ? { ...table, players: stays, keep: true } : table))
  accountTabStorage.write(tabKey, serializeForTab(table, Date.now()))
}

/** Empties the seats on a page that was open overnight, as a reload does. */
function followDay() {
  if (!current?.players || current.keep || lent || isStillSeated(seatedAt, Date.now())) return
  current = null
  for (const listener of listeners) listener()
}

/** Returns the players outside of rendering; empty until some have been seated. */
export function playersNow(): readonly TablePlayer[] {
  followDay()
  return read().players ?? []
}

/** Updates the players. `fallback` is their number until the user sets one. */
export function changeTable(change: (now: Table) => Table, fallback = 1) {
  const now = read()
  current = change({ ...now, players: now.players ?? createPlayers(fallback) })
  store(current, now.keep ? 'goes' : 'stays')
  for (const listener of listeners) listener()
}

/** Shows another window's players here without storing them. */
export function showTable(table: Table) {
  current = table
  seatedAt = Date.now()
  for (const listener of listeners) listener()
}

/**
 * Starts a guest's players: earlier players are hidden, and the guest's aren't stored. Returns a function that ends it.
 */
export function startGuestTable(): () => void {
  lent = true
  current = nobody
  for (const listener of listeners) listener()
  return () => {
    lent = false
    current = null
    for (const listener of listeners) listener()
  }
}

/** Switches this tab to one player without a name. A saved group can be restored. */
export function playAlone() {
  current = { ...nobody, players: createPlayers(1), trialsPerTurn: read().trialsPerTurn }
  store(current, 'stays')
  for (const listener of listeners) listener()
}

/** Returns true if a group is saved on this device but not playing in this tab. */
export function hasSavedGroup(): boolean {
  return !read().keep && parseSavedGroup(accountStorage.read(tableKey)) !== null
}

/** Lets the saved group play in this tab again. */
export function restoreSavedGroup() {
  accountTabStorage.write(tabKey, null)
  current = null
  for (const listener of listeners) listener()
}

/** A new login shows its own players; players seated before the account was known become its own. */
function followOwner() {
  const next = currentOwner()
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
  if (!follows) {
    onOwnerChange(followOwner)
    document.addEventListener('visibilitychange', followDay)
  }
  follows = true
  return () => void listeners.delete(listener)
}

/** Returns the players. `fallback` is their number until the user sets one. */
export function useTable(fallback = 1): Table {
  const stored = useSyncExternalStore(subscribe, read, () => nobody)
  return useMemo(() => ({ ...stored, players: stored.players ?? createPlayers(fallback) }), [stored, fallback])
}
