// Paints rivers beside the page's own thread: a slow tablet would miss frames of everything else for it.
import type { View } from './perspective.ts'
import { makeRiverPaint, type Dress, type Scene } from './river-paint.ts'
import { makePut, type Pages, type PutShape } from './sheet.ts'

/** What the page tells: shapes once for each light, a canvas to paint on, what its camera sees, and when it is gone. */
export type Told =
  | { kind: 'pages'; key: string; pages: Pages }
  | { kind: 'drop'; key: string }
  | { kind: 'hang'; id: number; canvas: OffscreenCanvas; scene: Scene; dress: Dress; key: string }
  | { kind: 'look'; id: number; view: View }
  | { kind: 'gone'; id: number }
/** What it tells the page: the canvas with this number shows its first picture. */
export interface Answer {
  shown: number
}

const page = globalThis as unknown as { postMessage: (answer: Answer) => void }
const puts = new Map<string, PutShape>()
const looks = new Map<number, (view: View) => void>()

/** Paints the last view that came before a frame: views that come faster than frames are left out. */
function hang({ id, canvas, scene, dress, key }: Extract<Told, { kind: 'hang' }>): void {
  const { dress: wear, paint } = makeRiverPaint(canvas, scene)
  const put = puts.get(key) ?? null
  wear(dress)
  let next: View | null = null
  let shown = false
  const frame = () => {
    if (next) paint(next, put)
    next = null
    // A frame later, when the picture of this one has left for the screen.
    if (!shown) requestAnimationFrame(() => page.postMessage({ shown: id }))
    shown = true
  }
  looks.set(id, (view) => {
    if (!next) requestAnimationFrame(frame)
    next = view
  })
}

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  switch (data.kind) {
    case 'pages':
      return void puts.set(data.key, makePut(data.pages))
    case 'drop':
      return void puts.delete(data.key)
    case 'hang':
      return hang(data)
    case 'look':
      return looks.get(data.id)?.(data.view)
    case 'gone':
      return void looks.delete(data.id)
  }
})
