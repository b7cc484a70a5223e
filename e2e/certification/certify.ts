// Certifies a game, ours or one made elsewhere. See docs/certification.md.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { limits } from '@marigold/contract'
import { servePackage, type ServedPackage } from '@marigold/server/packages'
import { expect, type Frame, type Page } from '@playwright/test'
import { barriersIn } from '../fixtures/axe.ts'
import {
  alone,
  playerPage,
  receivedMessages,
  restingLight,
  gameSpeed,
  heard,
  setGameSpeed,
  setup,
  speedUp,
  standards,
  tell,
} from '../fixtures/game-player.ts'
import { zipOf } from '../fixtures/third-party-games.ts'
import { flashesPerSecond, recordScreen } from './flashes.ts'
import { playWithOneSwitch } from './one-switch.ts'
import { ReportDraft, type Report, type Stored } from './report.ts'
import { layoutFaults, pokeFaults, textFaults, unnamed, unreachable } from './screen.ts'
import { stillRunning, watch } from './watch.ts'

export interface CertifyOptions {
  /** Settings of the game, such as ones that shorten it. */
  settings?: Record<string, string | number | boolean>
  /** How long to wait for GAME_READY. */
  readySeconds?: number
  /** How long to record the screen. */
  flashSeconds?: number
  /** How long to play with one switch; the clock of games made with our kit runs faster. */
  switchSeconds?: number
}

const templateCover = join(import.meta.dirname, '../../games/_template/media/cover.svg')
const shapesOf = (svg: string) => svg.replace(/\s+/g, '')

const phone = { width: 390, height: 844 }
const flashesAllowed = 3
/** The kit's default: other tests press faster than the product lets anybody press. */
const cooldown = 0.5

/** What the player page is asked to store. */
async function storedBy(page: Page): Promise<Stored[]> {
  const kinds = ['SAVE', 'GROWN', 'KIT', 'SOUND', 'HELP_LINE', 'KEEP', 'TRIAL', 'GAME_OVER']
  const found = kinds.map(async (message) => {
    const all = await receivedMessages(page, message)
    return { message, count: all.length, characters: all.reduce((sum, one) => sum + JSON.stringify(one).length, 0) }
  })
  return (await Promise.all(found)).filter(({ count }) => count > 0)
}

class Certification {
  readonly draft = new ReportDraft()
  private readonly page: Page
  private readonly served: ServedPackage
  private readonly options: CertifyOptions
  constructor(page: Page, served: ServedPackage, options: CertifyOptions) {
    this.page = page
    this.served = served
    this.options = options
  }

  private get game() {
    return this.page.frameLocator('iframe')
  }

  private frame(): Frame {
    const frame = this.page.frames()[1]
    if (!frame) throw new Error('the page has lost the game')
    return frame
  }

  /** Opens the game and sends SETUP. Returns false if it doesn't become ready. */
  private async open(message: object): Promise<boolean> {
    const { page, served, draft } = this
    await page.goto(served.url)
    if (served.speaks.messages && !(await heard(page, 'GAME_READY', (this.options.readySeconds ?? 10) * 1000))) {
      draft.found('start', ['GAME_READY did not come'])
      return false
    }
    // Like the player page, so that keys and switches reach the game.
    await page.locator('iframe').focus()
    await tell(page, message)
    const level = this.game.getByRole('button', { name: /^1\./ })
    if (served.speaks.kit) await level.click()
    return true
  }

  private async start(): Promise<void> {
    const button = this.game.getByRole('button', { name: /^(start|play)$/i })
    if ((await button.count()) === 0) return
    await button.first().click()
    // Without it, the game has begun. A game made elsewhere may leave it on the screen.
    await expect(button, 'the start button goes')
      .toHaveCount(0, { timeout: 3000 })
      .catch(() => undefined)
  }

  private async checkScreen(where: string): Promise<void> {
    const { page, draft } = this
    const frame = this.frame()
    const { small, hidden } = await textFaults(frame)
    draft.found('text', small, where)
    draft.found('layout', [...hidden, ...(await layoutFaults(this.game)), ...(await pokeFaults(frame))], where)
    const barriers = await barriersIn(frame, standards)
    const isName = (barrier: string) => /^(label|[\w-]+-name):/.test(barrier)
    draft.found(
      'contrast',
      barriers.filter((one) => !isName(one)),
      where,
    )
    draft.found('names', [...barriers.filter(isName), ...(await unnamed(frame))], where)
    draft.found('keyboard', await unreachable(page, frame), where)
  }

  private async checkPause(): Promise<void> {
    await tell(this.page, { type: 'TOGGLE_PAUSE', value: 0 })
    this.draft.found('pause', await stillRunning(this.page, this.frame()))
    await tell(this.page, { type: 'TOGGLE_PAUSE', value: 1 })
  }

  private async playToEnd(): Promise<void> {
    const { page, draft, served, options } = this
    if (!served.speaks.messages) {
      draft.skip('switch', 'The game does not tell when it is over, so try it with a switch yourself.')
      return
    }
    const scan = { scan: 'one', scanSeconds: restingLight, scanFirst: 0, repeat: 0 }
    if (!(await this.open(setup({ cooldown, ...options.settings, ...scan }, alone)))) return
    await this.start()
    const { kit } = served.speaks
    if (kit) await setGameSpeed(this.game, gameSpeed)
    draft.found('switch', await playWithOneSwitch(page, this.game, { kit, seconds: options.switchSeconds ?? 240 }))
  }

  async run(): Promise<void> {
    const { page, draft, served, options } = this
    const over = served.bytes - limits.gameBytes
    const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
    draft.found('size', over > 0 ? [`${kilobytes(served.bytes)} kB, ${kilobytes(over)} kB over the limit`] : [])
    const printed: string[] = []
    const outside: string[] = []
    page.on('console', (message) => printed.push(`${message.type()}: ${message.text().slice(0, 160)}`))
    page.on('pageerror', (error) => printed.push(`error: ${error.message.slice(0, 160)}`))
    page.on('requestfailed', (request) => outside.push(`${request.url().slice(0, 120)} did not load`))
    await watch(page)
    await speedUp(page, 1)
    await page.setViewportSize(phone)
    if (!(await this.open(setup({ cooldown, ...options.settings }, { ...alone, calm: false }))))
      return draft.found('console', printed)
    await this.checkScreen('first screen')
    const screen = await recordScreen(page)
    await this.start()
    await this.checkScreen('play')
    await screen.recorded((options.flashSeconds ?? 4) * 1000)
    const flashes = flashesPerSecond(await screen.stop())
    draft.found('flashes', flashes > flashesAllowed ? [`${flashes} flashes in a second`] : [])
    await this.checkPause()
    await this.playToEnd()
    draft.found('start', outside)
    draft.found('console', printed)
  }
}

/** Certifies a zip, or a folder with the files of one, in a new page. */
export async function certify(path: string, page: Page, options: CertifyOptions = {}): Promise<Report> {
  const temporary = await mkdtemp(join(tmpdir(), 'marigold-certify-'))
  const name = basename(path).replace(/\.zip$/i, '')
  try {
    let zip = path
    if ((await stat(path)).isDirectory()) {
      zip = join(temporary, 'game.zip')
      await writeFile(zip, zipOf(path))
    }
    const sha256 = createHash('sha256')
      .update(await readFile(zip))
      .digest('hex')
    let served: ServedPackage
    try {
      served = await servePackage(zip, playerPage('/game/#seed=7'))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Refusal') throw error
      const draft = new ReportDraft()
      draft.found('package', [error.message])
      return draft.finish({ game: name, sha256 }, [], [])
    }
    try {
      const certification = new Certification(page, served, options)
      const { cover } = served
      const isCopied = cover !== null && shapesOf(cover) === shapesOf(await readFile(templateCover, 'utf8'))
      certification.draft.found('package', isCopied ? ['The cover is the template’s. Draw one for this game.'] : [])
      await certification.run()
      const game = served.name ?? name
      return certification.draft.finish({ game, sha256 }, served.warnings, await storedBy(page))
    } finally {
      await served.close()
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
