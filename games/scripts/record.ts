// Records a game's step pictures and its silent video from the game itself: node scripts/record.ts SLUG …
// Needs Chromium and ffmpeg. The results are committed, so that builds need neither.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'

/** The camera for a game's `recording.ts`. */
export interface Recorder {
  page: Page
  /** Saves the current screen as the next step picture, while the game is stopped. Call it once for each step of How to Play, in order. */
  step(): Promise<void>
  /** Saves the current screen as a cover without the elements that `hide` selects, then restores the page's size. */
  cover(name: keyof typeof coverSizes, hide: string, frame?: CoverFrame): Promise<void>
  /** Saves what `play` shows, up to 20 seconds, as the game's video. */
  video(play: () => Promise<unknown>): Promise<void>
}

const games = join(import.meta.dirname, '..')
const size = { width: 1280, height: 800 }
const outputSize = { width: 960, height: 600 }
/** Adjusts a cover when the scene leaves no space for its title. */
export interface CoverFrame {
  /** Extra height of the game in pixels, which is cut off at the bottom. */
  taller?: number
  /** CSS rules for this picture only. */
  style?: string
}

const coverSizes = {
  cover: { width: 600, height: 800 },
  'cover-land': { width: 960, height: 600 },
  'cover-wide': { width: 1200, height: 600 },
}
const caps = { picture: 60_000, video: 600_000 }
const launch = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
}

/**
 * Runs in the page. `setClockRate` slows its clock, timers, and events: at 0.5, a game needs two seconds for one of its
 * own, and at 0 it stops.
 */
function addClockRate() {
  let rate = 1
  let changedAt = 0
  let shownThen = 0
  let lastId = 0
  const timers = new Map<number, { due: number; run: () => void; every?: number; real?: number }>()
  const realNow = performance.now.bind(performance)
  const shown = (real: number) => shownThen + (real - changedAt) * rate
  const { requestAnimationFrame, setTimeout, clearTimeout } = window
  const arm = (id: number) => {
    const timer = timers.get(id)
    if (!timer) return
    clearTimeout(timer.real)
    if (rate > 0) timer.real = setTimeout(() => fire(id), (timer.due - shown(realNow())) / rate)
  }
  const fire = (id: number) => {
    const timer = timers.get(id)
    if (!timer) return
    if (timer.every === undefined) timers.delete(id)
    else timer.due += timer.every
    arm(id)
    timer.run()
  }
  const add = (run: () => void, ms: number, every?: number) => {
    timers.set(++lastId, { due: shown(realNow()) + ms, run, ...(every !== undefined && { every }) })
    arm(lastId)
    return lastId
  }
  const remove = (id: number) => {
    clearTimeout(timers.get(id)?.real)
    timers.delete(id)
  }
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return shown(stamp?.get?.call(this) as number)
    },
  })
  performance.now = () => shown(realNow())
  Object.assign(window, {
    requestAnimationFrame: (run: FrameRequestCallback) => requestAnimationFrame((at) => run(shown(at))),
    setTimeout: (run: () => void, ms = 0) => add(run, ms),
    setInterval: (run: () => void, ms = 0) => add(run, ms, Math.max(1, ms)),
    clearTimeout: remove,
    clearInterval: remove,
    setClockRate(next: number) {
      const now = realNow()
      shownThen = shown(now)
      changedAt = now
      rate = next
      for (const id of timers.keys()) arm(id)
    },
  })
}

/** Runs in the page. Gives it a silent voice, so that no game asks an adult to read aloud. */
function addVoice() {
  class Utterance {
    onend: (() => void) | null = null
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  const speechSynthesis = {
    getVoices: () => [{ lang: 'en-US', localService: true }],
    speak: ({ text, onend }: Utterance) => void window.setTimeout(() => onend?.(), 300 + 60 * text.length),
    cancel: () => undefined,
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
}

/** A page and the connection that controls its animations. */
interface Camera {
  page: Page
  session: CDPSession
}

/** Sets how fast the game and its animations run; 1 is their real speed. */
async function setRate({ page, session }: Camera, rate: number): Promise<void> {
  await page.evaluate((next) => (window as unknown as { setClockRate(rate: number): void }).setClockRate(next), rate)
  await session.send('Animation.setPlaybackRate', { playbackRate: rate })
}

/** A script's second tap counts, however soon it comes. */
const setup = Buffer.from(JSON.stringify([1, { cooldown: 0 }])).toString('base64url')

async function open(browser: Browser, slug: string, seed: number): Promise<Page> {
  const page = await browser.newPage({ viewport: size })
  await page.addInitScript(addClockRate)
  await page.addInitScript(addVoice)
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (error) => {
    throw error
  })
  const file = join(games, 'dist', slug, 'index.html')
  await page.goto(`${pathToFileURL(file).href}#seed=${seed}&set=${setup}`)
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  return page
}

const scale = `scale=${outputSize.width}:${outputSize.height}:flags=lanczos`
const ffmpeg = (args: string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args])

async function under(file: string, cap: number): Promise<boolean> {
  return (await stat(file)).size <= cap
}

/** Encodes at decreasing quality until the file is small enough. */
async function fit(file: string, cap: number, qualities: number[], encode: (quality: number) => void): Promise<void> {
  for (const quality of qualities) {
    encode(quality)
    if (await under(file, cap)) return
  }
  throw new Error(`${file} is over ${cap} bytes at its lowest quality`)
}

async function saveStep(camera: Camera, work: string, target: string) {
  const shot = join(work, 'shot.png')
  await setRate(camera, 0)
  await camera.page.screenshot({ path: shot })
  await fit(target, caps.picture, [86, 78, 70, 60, 50, 40], (quality) =>
    ffmpeg(['-i', shot, '-vf', scale, '-quality', String(quality), target]),
  )
  await setRate(camera, 1)
}

async function saveCover(
  page: Page,
  work: string,
  target: string,
  {
    shown,
    hide,
    taller = 0,
    style: moved = '',
  }: CoverFrame & { shown: { width: number; height: number }; hide: string },
) {
  const shot = join(work, 'cover.png')
  await page.setViewportSize({ width: shown.width, height: shown.height + taller })
  const style = await page.addStyleTag({ content: `${hide} { visibility: hidden !important } ${moved}` })
  // Two frames: one for the new layout, and one to paint it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.screenshot({ path: shot, clip: { x: 0, y: 0, ...shown } })
  await style.evaluate((element) => (element as Element).remove())
  await page.setViewportSize(size)
  await fit(target, caps.picture, [88, 80, 72, 62, 50], (quality) =>
    ffmpeg(['-i', shot, '-quality', String(quality), target]),
  )
}

// Slow enough that a busy machine paints every frame of the video.
const recordingRate = 1 / 2
/** The shortest time between two frames, in seconds of the video. */
const shortestFrame = 1 / 40

/** Records the frames as the browser paints them, with the time each is shown in the video. */
async function recordVideo(camera: Camera, play: () => Promise<unknown>, work: string, target: string) {
  const { session } = camera
  const frames: { file: string; at: number }[] = []
  const written: Promise<void>[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    // If the script fails, the page is closed before its last frame.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
    const at = (metadata.timestamp ?? 0) * recordingRate
    if (at - (frames.at(-1)?.at ?? 0) < shortestFrame) return
    const file = join(work, `frame-${String(frames.length).padStart(5, '0')}.jpg`)
    frames.push({ file, at })
    written.push(writeFile(file, Buffer.from(data, 'base64')))
  })
  await setRate(camera, recordingRate)
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 90,
    maxWidth: size.width,
    maxHeight: size.height,
  })
  await play()
  await session.send('Page.stopScreencast')
  // Nobody plays while the video is encoded.
  await setRate(camera, 0)
  await Promise.all(written)
  const lines = frames.map(({ file, at }, index) => {
    const next = frames[index + 1]?.at ?? at + 0.1
    return `file '${file}'\nduration ${Math.max(0.01, next - at).toFixed(4)}`
  })
  const list = join(work, 'frames.txt')
  await writeFile(list, lines.join('\n'))
  await fit(target, caps.video, [27, 30, 33, 36, 40], (quality) =>
    ffmpeg([
      '-f',
      'concat',
      '-safe',
      '0',
      '-i',
      list,
      '-vf',
      `${scale},fps=24,format=yuv420p`,
      '-t',
      '20',
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'fast',
      '-crf',
      String(quality),
      '-movflags',
      '+faststart',
      target,
    ]),
  )
  await setRate(camera, 1)
}

async function recordGame(slug: string): Promise<void> {
  // The build writes the page first, and then fails if media files are still missing.
  spawnSync(process.execPath, [join(games, 'scripts', 'build.ts'), slug], { stdio: 'inherit' })
  if (!existsSync(join(games, 'dist', slug, 'index.html'))) throw new Error(`${slug} does not build`)
  const { record } = (await import(join(games, slug, 'recording.ts'))) as {
    record: (recorder: Recorder) => Promise<void>
  }
  const out = join(games, slug, 'media')
  await mkdir(out, { recursive: true })
  const work = await mkdtemp(join(tmpdir(), 'recording-'))
  const browser = await chromium.launch(launch)
  const page = await open(browser, slug, 7)
  const camera = { page, session: await page.context().newCDPSession(page) }
  await camera.session.send('Animation.enable')
  let steps = 0
  await record({
    page,
    cover: (name, hide, frame) =>
      saveCover(page, work, join(out, `${name}.webp`), { shown: coverSizes[name], hide, ...frame }),
    step: () => saveStep(camera, work, join(out, `step-${++steps}.webp`)),
    video: (play) => recordVideo(camera, play, work, join(out, 'video.mp4')),
  })
  await browser.close()
  await rm(work, { recursive: true, force: true })
  console.log(`${slug}: ${steps} pictures and the video recorded`)
}

for (const slug of process.argv.slice(2)) await recordGame(slug)
