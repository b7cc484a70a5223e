import type { Card } from '@marigold/contract'
import { deviceDatabase, type StoredOwner } from './device-database.ts'
import { ownerNow } from './device-owner.ts'

/** Photographs of own cards, and recordings of the therapist as their model: both on this device alone, by the card's id. */
export type OwnMedia = 'photos' | 'voices'

const stores: readonly OwnMedia[] = ['photos', 'voices']

/** Whose media this page reads and writes. Throws until the account is known. */
function mediaOwner(): StoredOwner {
  const owner = ownerNow()
  if (owner === null) throw new Error('The account is not known yet')
  return owner
}

const allOf = (owner: StoredOwner) => IDBKeyRange.bound([owner, -Infinity], [owner, Infinity])

/** What this account stored for a card. What was stored before media had an owner becomes the account's that has the card. */
async function readMedia(store: OwnMedia, id: number): Promise<Blob | null> {
  const owner = mediaOwner()
  const database = await deviceDatabase()
  const own = await database.get(store, [owner, id])
  if (own instanceof Blob) return own
  const change = database.transaction(store, 'readwrite')
  const unclaimed = await change.store.get(['unclaimed', id])
  if (unclaimed !== undefined) {
    await change.store.put(unclaimed, [owner, id])
    await change.store.delete(['unclaimed', id])
  }
  await change.done
  return unclaimed instanceof Blob ? unclaimed : null
}

// One address a photograph for as long as the page lives; null where this device has none.
const urls = new Map<number, string | null>()
const blobs = new Map<string, Blob>()

function remember(id: number, photo: Blob | null) {
  const old = urls.get(id)
  if (old) blobs.delete(old)
  const url = photo && URL.createObjectURL(photo)
  urls.set(id, url)
  if (url && photo) blobs.set(url, photo)
}

/** Reads the photographs of these cards, so that `photoUrl` knows their addresses. */
export async function loadPhotos(ids: readonly number[]): Promise<void> {
  const missing = ids.filter((id) => !urls.get(id))
  await Promise.all(
    missing.map(async (id) => {
      // Where storage is blocked, the cards show their words alone.
      remember(id, await readMedia('photos', id).catch(() => null))
    }),
  )
}

/** The address of a card's photograph in this page; null when it is on another device, or was not loaded. */
export function photoUrl(id: number): string | null {
  return urls.get(id) ?? null
}

/** The photograph behind an address of `photoUrl`; undefined for any other address. */
export function photoBehind(url: string): Blob | undefined {
  return blobs.get(url)
}

/** Stores a photograph or a recording on this device, and asks the browser not to clear it. Throws when it cannot. */
export async function keepMedia(store: OwnMedia, id: number, media: Blob): Promise<void> {
  await (await deviceDatabase()).put(store, media, [mediaOwner(), id])
  if (store === 'photos') remember(id, media)
  navigator.storage?.persist?.().catch(() => {}) // refused: `howLongKept` says so
}

/** The recording of a card; null where this device has none. */
export async function readVoice(id: number): Promise<Blob | null> {
  return readMedia('voices', id).catch(() => null)
}

/** Deletes a card's photograph or recording from this device. */
export async function deleteMedia(store: OwnMedia, id: number): Promise<void> {
  if (store === 'photos') remember(id, null)
  await (await deviceDatabase()).delete(store, [mediaOwner(), id])
}

/** How many photographs and recordings this account has on this device, and whether the browser may clear them. */
export async function mediaHere(): Promise<{ photos: number; voices: number; forGood: boolean } | null> {
  try {
    const database = await deviceDatabase()
    const [photos, voices] = [
      await database.count('photos', allOf(mediaOwner())),
      await database.count('voices', allOf(mediaOwner())),
    ]
    return { photos, voices, forGood: (await navigator.storage?.persisted?.()) ?? false }
  } catch {
    return null // storage is blocked
  }
}

/** Deletes every photograph and recording of this account's own cards from this device. */
export async function deleteAllMedia(): Promise<void> {
  for (const id of urls.keys()) remember(id, null)
  for (const store of stores) await (await deviceDatabase()).delete(store, allOf(mediaOwner()))
}

// ---- In texts that outlive the page --------------------------------------------------------------------------------

const scheme = 'own-photo:'

/** A card as it can be stored as text: its photograph by the card's id, for an address of this page dies with it. */
export function withPhotoNames(card: Card): Card {
  if (!card.pictures.some(({ url }) => blobs.has(url))) return card
  const named = (url: string) => [...urls].find(([, of]) => of === url)?.[0]
  return {
    ...card,
    pictures: card.pictures.map((picture) =>
      blobs.has(picture.url) ? { ...picture, url: `${scheme}${named(picture.url) ?? ''}` } : picture,
    ),
  }
}

const idIn = (url: string) => (url.startsWith(scheme) ? Number(url.slice(scheme.length)) : null)

/** Cards that were stored, with the photographs of this device; one that is gone leaves its card with the word alone. */
export async function withPhotos(cards: readonly Card[]): Promise<Card[]> {
  const ids = cards.flatMap((card) => card.pictures.map(({ url }) => idIn(url)).filter((id) => id !== null))
  if (ids.length === 0) return [...cards]
  await loadPhotos(ids)
  return cards.map((card) => ({
    ...card,
    pictures: card.pictures.flatMap((picture) => {
      const id = idIn(picture.url)
      if (id === null) return [picture]
      const url = photoUrl(id)
      return url ? [{ ...picture, url }] : []
    }),
  }))
}
