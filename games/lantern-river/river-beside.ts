import type { View } from './perspective.ts'
import type { Dress, Scene } from './river-paint.ts'
import type { Answer, Told } from './river-worker.ts'
import RiverWorker from './river-worker.ts?worker&inline'
import type { Pages } from './sheet.ts'

/** A canvas that is painted beside the page's own thread. */
export interface Beside {
  canvas: HTMLCanvasElement
  /** False until its first picture is on the screen, and again when it cannot be painted any more. */
  readonly shows: boolean
  look(view: View): void
  stop(): void
}

const known = new Set<string>()
const shown = new Map<number, (works: boolean) => void>()
let worker: Worker | null = null
let works = typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
let ids = 0

/** Where no worker may run, everything goes on being painted by the page. */
function fail(): void {
  works = false
  for (const tell of shown.values()) tell(false)
  shown.clear()
}

function started(): Worker | null {
  if (!works || worker) return worker
  try {
    worker = new RiverWorker()
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => shown.get(data.shown)?.(true))
  } catch {
    fail()
  }
  return worker
}

const tell = (told: Told, handed: Transferable[] = []) => worker?.postMessage(told, handed)

/** Lets go of shapes that no canvas will ask for. */
export function forgetPages(key: string): void {
  if (known.delete(key)) tell({ kind: 'drop', key })
}

interface Hung {
  scene: Scene
  dress: Dress
  pages: Pages
  /** The name of the pages. */
  key: string
  /** Told when the canvas shows its first picture, or when it is lost. */
  changed: () => void
}
/** A canvas for a worker to paint; null where that is not possible. */
export function hangBeside({ scene, dress, pages, key, changed }: Hung): Beside | null {
  if (!started() || !works) return null
  if (!known.has(key)) tell({ kind: 'pages', key, pages })
  known.add(key)
  const id = (ids += 1)
  const canvas = document.createElement('canvas')
  const handed = canvas.transferControlToOffscreen()
  tell({ kind: 'hang', id, canvas: handed, scene, dress, key }, [handed])
  let shows = false
  shown.set(id, (now) => {
    shows = now
    changed()
  })
  return {
    canvas,
    get shows() {
      return shows
    },
    look: (view) => tell({ kind: 'look', id, view }),
    stop() {
      shown.delete(id)
      tell({ kind: 'gone', id })
      canvas.remove()
    },
  }
}
