import type { Card } from '@marigold/contract'
import { deviceDatabase, type StoredOwner } from './device-database.ts'
import { currentOwner } from './device-owner.ts'

/** Photos of own cards, and the therapist's recordings; both are stored on this device only, by card id. */
export type OwnMedia = 'photos' | 'voices'

const stores: readonly OwnMedia[] = ['photos', 'voices']

/** Returns whose media this page uses. Throws until the account is known. */
function mediaOwner(): StoredOwner {
  const owner = currentOwner()
  if (owner === null) throw new Error('The account is not known yet')
  return owner
}

const allOf = (owner: StoredOwner) => IDBKeyRange.bound([owner, -Infinity], [owner, Infinity])

/** Reads the account's media for a card. Media stored before they had an owner go to the account that has the card. */
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

// One object URL per photo while the page is open; null if this device has none.
const urls = new Map<number, string | null>()
const blobs = new Map<string, Blob>()

function remember(id: number, photo: Blob | null) {
  const old = urls.get(id)
  if (old) blobs.delete(old)
  const url = photo && URL.createObjectURL(photo)
  urls.set(id, url)
  if (url && photo) blobs.set(url, photo)
}

/** Loads the photos of these cards, so that `photoUrl` knows their URLs. */
export async function loadPhotos(ids: readonly number[]): Promise<void> {
  const missing = ids.filter((id) => !urls.get(id))
  await Promise.all(
    missing.map(async (id) => {
      // If storage is blocked, cards show their words only.
      remember(id, await readMedia('photos', id).catch(() => null))
    }),
  )
}

/** Returns the URL of a card's photo in this page; null if it is on another device or wasn't loaded. */
export function photoUrl(id: number): string | null {
  return urls.get(id) ?? null
}

/** Returns the photo of a `photoUrl`; undefined for any other URL. */
export function photoBlob(url: string): Blob | undefined {
  return blobs.get(url)
}

/** Stores a photo or recording on this device and asks the browser to keep it. Throws if it can't. */
export async function storeMedia(store: OwnMedia, id: number, media: Blob): Promise<void> {
  await (await deviceDatabase()).put(store, media, [mediaOwner(), id])
  if (store === 'photos') remember(id, media)
  navigator.storage?.persist?.().catch(() => {}) // refused: `storageLifetime` says so
}

/** Returns a card's recording; null if this device has none. */
export async function readVoice(id: number): Promise<Blob | null> {
  return readMedia('voices', id).catch(() => null)
}

/** Deletes a card's photo or recording from this device. */
export async function deleteMedia(store: OwnMedia, id: number): Promise<void> {
  if (store === 'photos') remember(id, null)
  await (await deviceDatabase()).delete(store, [mediaOwner(), id])
}

/** Counts this account's photos and recordings on this device. `forGood` is false if the browser may clear them. */
export async function countMedia(): Promise<{ photos: number; voices: number; forGood: boolean } | null> {
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

/** Deletes all photos and recordings of this account's own cards from this device. */
export async function deleteAllMedia(): Promise<void> {
  for (const id of urls.keys()) remember(id, null)
  for (const store of stores) await (await deviceDatabase()).delete(store, allOf(mediaOwner()))
}

// ---- In stored text ------------------------------------------------------------------------------------------------

const scheme = 'own-photo:'

/**
 * Returns a card that can be stored: photos are referred to by card id, because their URLs are valid for this page
 * only.
 */
export function withPhotoIds(card: Card): Card {
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

/** Returns stored cards with this device's photos; a card whose photo is gone shows its word only. */
export async function withPhotoUrls(cards: readonly Card[]): Promise<Card[]> {
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
