import type { Card } from '@marigold/contract'

/** Photographs of own cards, and recordings of the therapist as their model: both on this device alone, by the card's id. */
export type OwnMedia = 'photos' | 'voices'

const database = 'marigold-own-cards'
const stores: readonly OwnMedia[] = ['photos', 'voices']

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(database, 1)
    asked.onupgradeneeded = () => stores.forEach((store) => asked.result.createObjectStore(store))
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('This browser stores nothing'))
  })
  opened.catch(() => (opened = null)) // asked again: storage may be allowed by then
  return opened
}

async function ask<Result>(
  store: OwnMedia,
  mode: IDBTransactionMode,
  request: (of: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(store, mode)
  return new Promise((done, failed) => {
    const asked = request(transaction.objectStore(store))
    const fail = () => failed(transaction.error ?? asked.error ?? new Error('This browser could not store it'))
    // What is written counts once it is on the disk.
    transaction.oncomplete = () => done(asked.result)
    transaction.onerror = fail
    transaction.onabort = fail
  })
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
      const stored: unknown = await ask('photos', 'readonly', (photos) => photos.get(id)).catch(() => null)
      remember(id, stored instanceof Blob ? stored : null)
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
  await ask(store, 'readwrite', (all) => all.put(media, id))
  if (store === 'photos') remember(id, media)
  navigator.storage?.persist?.().catch(() => {}) // refused: `howLongKept` says so
}

/** The recording of a card; null where this device has none. */
export async function readVoice(id: number): Promise<Blob | null> {
  const stored: unknown = await ask('voices', 'readonly', (voices) => voices.get(id)).catch(() => null)
  return stored instanceof Blob ? stored : null
}

/** Deletes a card's photograph or recording from this device. */
export async function deleteMedia(store: OwnMedia, id: number): Promise<void> {
  if (store === 'photos') remember(id, null)
  await ask(store, 'readwrite', (all) => all.delete(id))
}

/** How many photographs and recordings this device holds, and whether the browser may clear them. */
export async function mediaHere(): Promise<{ photos: number; voices: number; forGood: boolean } | null> {
  try {
    const [photos, voices] = [
      await ask('photos', 'readonly', (all) => all.count()),
      await ask('voices', 'readonly', (all) => all.count()),
    ]
    return { photos, voices, forGood: (await navigator.storage?.persisted?.()) ?? false }
  } catch {
    return null // storage is blocked
  }
}

/** Deletes every photograph and recording of own cards from this device. */
export async function deleteAllMedia(): Promise<void> {
  for (const id of urls.keys()) remember(id, null)
  for (const store of stores) await ask(store, 'readwrite', (all) => all.clear())
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
