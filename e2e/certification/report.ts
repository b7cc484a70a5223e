import type { Certification } from '@marigold/contract'

/** What is checked, in the order of the report, and what to do about a failure. */
const checks = {
  package: ['The package can be imported', 'Change the files that the importer names, and zip the game again.'],
  start: ['The game starts', 'Load everything from the zip, and send GAME_READY within 10 seconds.'],
  console: ['The console stays empty', 'Fix these errors, and remove what the game logs.'],
  pause: ['A pause stops everything', 'At TOGGLE_PAUSE 0, stop timers, animation frames, animations, and sound.'],
  keyboard: ['Everything can be reached by keyboard', 'Use buttons, or add tabindex="0" to what can be pressed.'],
  names: ['Everything has a name', 'Give each of these a text or an aria-label.'],
  switch: ['One switch is enough', 'Scan the choices, and let Space choose, until the game sends GAME_OVER.'],
  flashes: ['Nothing flashes', 'Change large areas at most three times a second, or fade them slowly.'],
  size: ['The download is small', 'Use fewer or smaller files. Pictures and video for the catalog do not count.'],
  text: ['Text is large enough', 'Show text at 14 pixels or more on a phone that is 390 pixels wide.'],
  contrast: ['Text and controls are accessible', 'Fix what axe found, such as text with too little contrast.'],
  layout: ['Everything fits on a phone', 'Move these into view at a width of 390 pixels, and out from under the bar.'],
} as const satisfies Record<string, readonly [title: string, remedy: string]>
export type CheckId = keyof typeof checks

export type Report = Certification
type Check = Report['checks'][number]
export type Stored = Report['stores'][number]

const maxFound = 12

/** Collects the results of the checks, each once. */
export class ReportDraft {
  private readonly results = new Map<CheckId, Check>()

  /** Records faults; none is a pass, unless earlier ones were recorded. */
  found(id: CheckId, faults: readonly string[], where = ''): void {
    const [title, remedy] = checks[id]
    const earlier = this.results.get(id)?.found ?? []
    const found = [...new Set([...earlier, ...faults.map((fault) => (where ? `${where}: ${fault}` : fault))])]
    const failed = found.length > 0
    this.results.set(id, {
      id,
      title,
      result: failed ? 'fail' : 'pass',
      says: failed ? remedy : '',
      found: found.slice(0, maxFound),
    })
  }

  /** Records why a check doesn't apply. */
  skip(id: CheckId, says: string): void {
    this.results.set(id, { id, title: checks[id][0], result: 'not applicable', says, found: [] })
  }

  /** Checks that never ran don't apply, because an earlier one failed. */
  finish({ game, sha256 }: Pick<Report, 'game' | 'sha256'>, warnings: string[], stores: Stored[]): Report {
    for (const id of Object.keys(checks) as CheckId[])
      if (!this.results.has(id)) this.skip(id, 'This was not checked, because the game did not start.')
    const all = (Object.keys(checks) as CheckId[]).flatMap((id) => this.results.get(id) ?? [])
    const result = all.some((check) => check.result === 'fail') ? 'fail' : 'pass'
    return { game, sha256, result, checks: all, warnings, stores }
  }
}

const marks = { pass: 'pass', fail: 'FAIL', 'not applicable': 'n/a ' }

/** Returns the report as text for a terminal. */
export function reportText({ game, result, checks: all, warnings, stores }: Report): string {
  const lines = all.flatMap((check) => [
    `${marks[check.result]}  ${check.title}${check.says ? `. ${check.says}` : ''}`,
    ...check.found.map((fault) => `        ${fault}`),
  ])
  const stored = stores.map(
    ({ message, count, characters }) => `        ${message}: ${count} × (${characters} characters)`,
  )
  return [
    `${game}: ${result === 'pass' ? 'certified' : 'not certified'}`,
    ...lines,
    stored.length > 0 ? 'Stores on the device:' : 'Stores nothing on the device.',
    ...stored,
    ...warnings.map((warning) => `Warning: ${warning}`),
  ].join('\n')
}
