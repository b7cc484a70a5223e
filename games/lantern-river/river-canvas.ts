import type { Palette } from './palette.ts'
import type { View } from './perspective.ts'
import { releaseSheets, makeWorkerCanvas, type WorkerCanvas } from './worker-canvas.ts'
import { drawSpriteSheets } from './draw-sprite-sheets.ts'
import { makeRiverPaint, canvasTop, type CanvasStyle, type Scene } from './river-paint.ts'
import { makeShapeDrawer, type SpriteSheets, type DrawShape } from './sprite-sheets.ts'
import { spriteScale } from './visible-scenery.ts'

// The nearest sprites are drawn at this scale.
const maxScale = 2.1
const finest = 2

const keys = new WeakMap<Palette, string>()
/** Serializes a palette. Cached, because every frame needs the key. */
function paletteKey(palette: Palette): string {
  const key = keys.get(palette) ?? JSON.stringify(palette)
  keys.set(palette, key)
  return key
}

interface Wearing {
  name: string
  dress: CanvasStyle
  sheet: Sheet
}
interface Sheet {
  key: string
  /** Null until the sprites are drawn. */
  put: DrawShape | null
  pages: Promise<SpriteSheets>
}
// Sprite sheets of the last themes and sizes, shared by the start screen, the game, and the end screen.
const sheets = new Map<string, Sheet>()
function makeSheet(key: string, palette: Palette, most: number): Sheet {
  const sheet: Sheet = { key, put: null, pages: drawSpriteSheets(palette, most) }
  void sheet.pages.then((pages) => (sheet.put = makeShapeDrawer(pages)))
  return sheet
}
function sheetOf(palette: Palette, most: number): Sheet {
  const key = `${paletteKey(palette)} ${most.toFixed(3)}`
  const sheet = sheets.get(key) ?? makeSheet(key, palette, most)
  sheets.delete(key)
  sheets.set(key, sheet)
  const [oldest] = sheets.keys()
  if (sheets.size > 2 && oldest) {
    sheets.delete(oldest)
    releaseSheets(oldest)
  }
  return sheet
}

function place({ style }: HTMLCanvasElement, view: View): void {
  const top = canvasTop(view)
  Object.assign(style, { top: `${top}px`, width: `${view.width}px`, height: `${view.height - top}px` })
}

/**
 * Creates the river's canvas. The page paints it first. Where workers are available, a worker then paints another
 * canvas above it, because the main thread of a slow tablet can't keep up while the camera moves. `again` is called
 * when there is more to draw.
 */
export function makeRiverCanvas(own: HTMLCanvasElement, scene: Scene, again: () => void) {
  const { dress, paint } = makeRiverPaint(own, scene)
  let wears: Wearing | null = null
  let beside: WorkerCanvas | null = null

  const strip = () => {
    beside?.stop()
    beside = null
    wears = null
  }
  const changed = () => {
    own.style.display = beside?.ready ? 'none' : ''
    // A hidden canvas should use no memory.
    if (beside?.ready) own.width = own.height = 1
    else strip()
    again()
  }
  const hang = (mine: Wearing, pages: SpriteSheets) => {
    if (mine !== wears) return
    const { dress, sheet } = mine
    beside = makeWorkerCanvas({ scene, dress, pages, key: sheet.key, changed })
    if (beside) {
      beside.canvas.className = 'layer'
      place(beside.canvas, dress.view)
      own.after(beside.canvas)
    }
    again()
  }
  const wearing = (view: View, palette: Palette) => {
    const dense = Math.min(finest, devicePixelRatio)
    const name = [view.width, view.height, dense, paletteKey(palette)].join()
    if (wears?.name === name) return wears
    strip()
    own.style.display = ''
    place(own, view)
    const { mid, ground, island, shore, water } = palette
    const next = { view, palette: { mid, ground, island, shore, water }, dense }
    dress(next)
    const sheet = sheetOf(palette, view.unit * spriteScale * maxScale * dense)
    const mine = { name, dress: next, sheet }
    wears = mine
    void sheet.pages.then((pages) => hang(mine, pages))
    return mine
  }
  return {
    draw(view: View, palette: Palette): void {
      const { sheet } = wearing(view, palette)
      if (!beside?.ready) paint(view, sheet.put)
      beside?.setView(view)
    },
    stop: strip,
  }
}
