import type { Palette } from './palette.ts'
import type { View } from './perspective.ts'
import { forgetPages, hangBeside, type Beside } from './river-beside.ts'
import { drawPages } from './pages.ts'
import { makeRiverPaint, topOf, type Dress, type Scene } from './river-paint.ts'
import { makePut, type Pages, type PutShape } from './sheet.ts'
import { spriteScale } from './sight.ts'

// Nearest sprites are drawn this many times larger than at the eye.
const nearest = 2.1
const finest = 2

const keys = new WeakMap<Palette, string>()
/** A palette as one word; worked out once, since it is asked for in each frame. */
function keyOf(palette: Palette): string {
  const key = keys.get(palette) ?? JSON.stringify(palette)
  keys.set(palette, key)
  return key
}

interface Wearing {
  name: string
  dress: Dress
  sheet: Sheet
}
interface Sheet {
  key: string
  /** Null until the shapes are drawn. */
  put: PutShape | null
  pages: Promise<Pages>
}
// Shapes of the last lights and sizes: start screen, game and end screen share them.
const sheets = new Map<string, Sheet>()
function makeSheet(key: string, palette: Palette, most: number): Sheet {
  const sheet: Sheet = { key, put: null, pages: drawPages(palette, most) }
  void sheet.pages.then((pages) => (sheet.put = makePut(pages)))
  return sheet
}
function sheetOf(palette: Palette, most: number): Sheet {
  const key = `${keyOf(palette)} ${most.toFixed(3)}`
  const sheet = sheets.get(key) ?? makeSheet(key, palette, most)
  sheets.delete(key)
  sheets.set(key, sheet)
  const [oldest] = sheets.keys()
  if (sheets.size > 2 && oldest) {
    sheets.delete(oldest)
    forgetPages(oldest)
  }
  return sheet
}

function place({ style }: HTMLCanvasElement, view: View): void {
  const top = topOf(view)
  Object.assign(style, { top: `${top}px`, width: `${view.width}px`, height: `${view.height - top}px` })
}

/**
 * The river's canvas. The page paints it first; from then on a worker does, on a canvas above it, wherever there are
 * workers: on a slow tablet the page's own thread has no time for it while the camera floats. `again` is called when there
 * is more to draw.
 */
export function makeRiverCanvas(own: HTMLCanvasElement, scene: Scene, again: () => void) {
  const { dress, paint } = makeRiverPaint(own, scene)
  let wears: Wearing | null = null
  let beside: Beside | null = null

  const strip = () => {
    beside?.stop()
    beside = null
    wears = null
  }
  const changed = () => {
    own.style.display = beside?.shows ? 'none' : ''
    // What nobody sees needs no memory.
    if (beside?.shows) own.width = own.height = 1
    else strip()
    again()
  }
  const hang = (mine: Wearing, pages: Pages) => {
    if (mine !== wears) return
    const { dress, sheet } = mine
    beside = hangBeside({ scene, dress, pages, key: sheet.key, changed })
    if (beside) {
      beside.canvas.className = 'layer'
      place(beside.canvas, dress.view)
      own.after(beside.canvas)
    }
    again()
  }
  const wearing = (view: View, palette: Palette) => {
    const dense = Math.min(finest, devicePixelRatio)
    const name = [view.width, view.height, dense, keyOf(palette)].join()
    if (wears?.name === name) return wears
    strip()
    own.style.display = ''
    place(own, view)
    const { mid, ground, island, shore, water } = palette
    const next = { view, palette: { mid, ground, island, shore, water }, dense }
    dress(next)
    const sheet = sheetOf(palette, view.unit * spriteScale * nearest * dense)
    const mine = { name, dress: next, sheet }
    wears = mine
    void sheet.pages.then((pages) => hang(mine, pages))
    return mine
  }
  return {
    draw(view: View, palette: Palette): void {
      const { sheet } = wearing(view, palette)
      if (!beside?.shows) paint(view, sheet.put)
      beside?.look(view)
    },
    stop: strip,
  }
}
