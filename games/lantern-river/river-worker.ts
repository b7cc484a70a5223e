// Paints rivers in a worker, because painting on the main thread drops frames on slow tablets.
import type { View } from './perspective.ts'
import { makeRiverPaint, type CanvasStyle, type Scene } from './river-paint.ts'
import { makeShapeDrawer, type SpriteSheets, type DrawShape } from './sprite-sheets.ts'

/** Messages from the page: sprites per theme, a canvas to paint on, the camera's view, and releasing a canvas. */
export type WorkerMessage =
  | { kind: 'sheets'; key: string; pages: SpriteSheets }
  | { kind: 'release'; key: string }
  | { kind: 'attach'; id: number; canvas: OffscreenCanvas; scene: Scene; dress: CanvasStyle; key: string }
  | { kind: 'view'; id: number; view: View }
  | { kind: 'remove'; id: number }
/** Message to the page: the canvas with this id shows its first picture. */
export interface WorkerReply {
  shown: number
}

const page = globalThis as unknown as { postMessage: (answer: WorkerReply) => void }
const drawers = new Map<string, DrawShape>()
const viewSetters = new Map<number, (view: View) => void>()

/** Paints at most once per frame, always the latest view. */
function attachCanvas({ id, canvas, scene, dress, key }: Extract<WorkerMessage, { kind: 'attach' }>): void {
  const { dress: wear, paint } = makeRiverPaint(canvas, scene)
  const put = drawers.get(key) ?? null
  wear(dress)
  let next: View | null = null
  let shown = false
  const frame = () => {
    if (next) paint(next, put)
    next = null
    // Waits another frame, until this picture has reached the screen.
    if (!shown) requestAnimationFrame(() => page.postMessage({ shown: id }))
    shown = true
  }
  viewSetters.set(id, (view) => {
    if (!next) requestAnimationFrame(frame)
    next = view
  })
}

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  switch (data.kind) {
    case 'sheets':
      return void drawers.set(data.key, makeShapeDrawer(data.pages))
    case 'release':
      return void drawers.delete(data.key)
    case 'attach':
      return attachCanvas(data)
    case 'view':
      return viewSetters.get(data.id)?.(data.view)
    case 'remove':
      return void viewSetters.delete(data.id)
  }
})
