import type { View } from './perspective.ts'
import type { CanvasStyle, Scene } from './river-paint.ts'
import type { WorkerReply, WorkerMessage } from './river-worker.ts'
import RiverWorker from './river-worker.ts?worker&inline'
import type { SpriteSheets } from './sprite-sheets.ts'

/** A canvas painted by a worker. */
export interface WorkerCanvas {
  canvas: HTMLCanvasElement
  /** False until its first picture is on screen, and after painting has failed. */
  readonly ready: boolean
  setView(view: View): void
  stop(): void
}

const known = new Set<string>()
const shown = new Map<number, (works: boolean) => void>()
let worker: Worker | null = null
let works = typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
let ids = 0

/** If workers don't run, the page keeps painting. */
function fail(): void {
  works = false
  for (const send of shown.values()) send(false)
  shown.clear()
}

function startWorker(): Worker | null {
  if (!works || worker) return worker
  try {
    worker = new RiverWorker()
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => shown.get(data.shown)?.(true))
  } catch {
    fail()
  }
  return worker
}

const send = (message: WorkerMessage, transferred: Transferable[] = []) => worker?.postMessage(message, transferred)

/** Releases sprite sheets that no canvas uses anymore. */
export function releaseSheets(key: string): void {
  if (known.delete(key)) send({ kind: 'release', key })
}

interface CanvasOptions {
  scene: Scene
  dress: CanvasStyle
  pages: SpriteSheets
  /** The key of the sprite sheets. */
  key: string
  /** Called when the canvas shows its first picture, or fails. */
  changed: () => void
}
/** Creates a canvas for a worker to paint; null if that isn't supported. */
export function makeWorkerCanvas({ scene, dress, pages, key, changed }: CanvasOptions): WorkerCanvas | null {
  if (!startWorker() || !works) return null
  if (!known.has(key)) send({ kind: 'sheets', key, pages })
  known.add(key)
  const id = (ids += 1)
  const canvas = document.createElement('canvas')
  const offscreen = canvas.transferControlToOffscreen()
  send({ kind: 'attach', id, canvas: offscreen, scene, dress, key }, [offscreen])
  let shows = false
  shown.set(id, (now) => {
    shows = now
    changed()
  })
  return {
    canvas,
    get ready() {
      return shows
    },
    setView: (view) => send({ kind: 'view', id, view }),
    stop() {
      shown.delete(id)
      send({ kind: 'remove', id })
      canvas.remove()
    },
  }
}
