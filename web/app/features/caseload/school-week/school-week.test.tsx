import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client, Goal } from '../../../caseload/records.ts'
import { parseSession, withStatus } from '../../../caseload/session.ts'
import type { Attendance } from '../../../caseload/session.ts'
import type { Trial } from '../../../caseload/trial.ts'
import { moveTrials } from '../move-trials.ts'
import { at, caseload, clientOf, clients, codes, goals, group, groups } from './testing-caseload.ts'
import { Ledger, passTo, respond, score, undo, type Presence } from './testing-ledger.ts'
import { csvSums, notesOf, pointsByVisit, reportsOf } from './testing-reports.tsx'
import { emptyStorage, openWindow, settled, therapist, openBrowser, type Window } from './testing-window.ts'

// The clocks go forward in the night to Sunday, March 8.
vi.hoisted(() => {
  process.env.TZ = 'America/New_York'
})

const setTime = (day: number, time: string) => vi.setSystemTime(at(day, time))
const minute = 60_000

const ledger = new Ledger()
/** The visit of each session, by its id. */
const visitOf = new Map<string, string>()

function start(window: Window, visit: string, who: string | string[], status: Attendance = 'present') {
  const found = typeof who === 'string' ? groups.find(({ id }) => id === who) : undefined
  const seated = found
    ? found.clients.map((id) => clients.find((one) => one.id === id) as Client)
    : [who].flat().map(clientOf)
  window.seatClients(seated, caseload, { status, ...(found && { group: found.id }) })
  visitOf.set(window.sessionNow().id, visit)
}

const served = (count: number, ...children: string[]): Record<string, Presence> =>
  Object.fromEntries(children.map((child) => [child, { status: 'present', minutes: count }]))

/** Rounds of responses over a number of minutes, with one undone in each. */
function rounds(window: Window, visit: string, count: number, children: string[], part: Partial<Trial> = {}) {
  for (let round = 0; round < count; round += 1) {
    const began = Date.now()
    for (const child of children) respond(window, ledger, visit, child, part)
    respond(window, ledger, visit, ledger.chance.pick(children), part)
    undo(window, ledger)
    vi.setSystemTime(began + minute)
  }
}

function setStatus(window: Window, code: string, status: Attendance) {
  const id = clientOf(code).id
  window.changeSession((now) => ({ ...now, attendance: withStatus(now.attendance, id, status, Date.now()) }))
  window.changeTable((now) => ({
    ...now,
    players: now.players.map((one) => (one.client === id ? { ...one, away: status === 'absent' } : one)),
  }))
}

/** Waits for what another window or a reload has to read first. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

const browser = () => openBrowser(new IDBFactory())
let here: ReturnType<typeof browser>
const tab = emptyStorage()

async function monday(window: Window): Promise<Window> {
  setTime(2, '08:30')
  start(window, 'Mon Red', 'g1')
  setStatus(window, 'C', 'absent')
  rounds(window, 'Mon Red', 20, ['A', 'B'])
  rounds(window, 'Mon Red', 5, ['A', 'B'], { probe: true, cue: 0 })
  setTime(2, '09:00')
  window.endSession()
  ledger.attend('Mon Red', { ...served(30, 'A', 'B'), C: { status: 'absent', minutes: 0 } })

  setTime(2, '09:15')
  start(window, 'Mon Blue', 'g3')
  setStatus(window, 'I', 'absent')
  rounds(window, 'Mon Blue', 6, ['F', 'G', 'H'])
  // The page is reloaded, and a child responds before it has read its session.
  await settled(window)
  const again = await openWindow(here, tab)
  again.changeSession((now) => now)
  respond(again, ledger, 'Mon Blue', 'G')
  await eventually(() =>
    expect(again.sessionNow().trials.length).toBe(ledger.responses.filter(({ visit }) => visit === 'Mon Blue').length),
  )
  setTime(2, '09:27')
  setStatus(again, 'I', 'present')
  rounds(again, 'Mon Blue', 10, ['F', 'G', 'H', 'I'])
  setTime(2, '09:45')
  again.endSession()
  ledger.attend('Mon Blue', { ...served(30, 'F', 'G', 'H'), I: { status: 'present', minutes: 18 } })
  return again
}

async function tuesday(window: Window) {
  setTime(3, '10:00')
  start(window, 'Tue pair', 'g2')
  rounds(window, 'Tue pair', 8, ['D', 'E'])
  // Three responses of E are scored for D: the session is corrected while it runs, and the correction undone and done again.
  const wrong = [1, 2, 3].map(() => {
    passTo(window, 'D')
    const trial = score(window, { value: 'correct' })
    ledger.responses.push({ ...trial, id: trial.id, visit: 'Tue pair', child: 'E' })
    return trial.id
  })
  setTime(3, '10:12')
  window.addDuringSession(clientOf('B'), caseload, window.changeSession)
  await settled(window)
  const id = window.sessionNow().id
  const move = () => window.editSession(therapist, id, (now) => moveTrials(now, new Set(wrong), 'client-E', caseload))
  await move()
  await window.reread(id)
  rounds(window, 'Tue pair', 8, ['B', 'D', 'E'])
  await settled(window)
  await window.undoEdit(therapist, id)
  await window.reread(id)
  respond(window, ledger, 'Tue pair', 'B')
  setTime(3, '10:30')
  window.endSession()
  await settled(window)
  await move()
  ledger.attend('Tue pair', { ...served(30, 'D', 'E'), ...served(18, 'B') })

  setTime(3, '13:00')
  start(window, 'Tue makeup', ['C'], 'makeup')
  rounds(window, 'Tue makeup', 15, ['C'])
  setTime(3, '13:20')
  window.endSession()
  ledger.attend('Tue makeup', { C: { status: 'makeup', minutes: 20 } })
}

async function wednesday(window: Window) {
  setTime(4, '09:00')
  start(window, 'Wed Green', 'g4')
  respond(window, ledger, 'Wed Green', 'K', { value: '2' })
  await settled(window)
  // A second window of the same session: both score at the same time, while the group is changed.
  const second = await openWindow(here, tab)
  await eventually(() => expect(second.sessionNow().trials).toHaveLength(1))
  await window.saveRecords({ groups: [{ ...group('g4', 'Green', 'J', 'L'), id: 'g4' }] })
  for (let round = 0; round < 20; round += 1) {
    respond(window, ledger, 'Wed Green', 'J')
    respond(second, ledger, 'Wed Green', 'J')
    respond(second, ledger, 'Wed Green', 'K', { value: '3' })
    if (round % 5 === 0) await settled(window)
  }
  const all = () => ledger.responses.filter(({ visit }) => visit === 'Wed Green').length
  await eventually(() => {
    expect(window.sessionNow().trials).toHaveLength(all())
    expect(second.sessionNow().trials).toHaveLength(all())
  })
  respond(window, ledger, 'Wed Green', 'K', { value: '5' })
  // The session ends in one window right after a score in the other.
  respond(second, ledger, 'Wed Green', 'J')
  setTime(4, '09:30')
  window.endSession()
  await eventually(() => expect(second.sessionNow().ended).toBe(at(4, '09:30')))
  ledger.attend('Wed Green', served(30, 'J', 'K'))

  setTime(4, '10:00')
  start(window, 'Wed Red', 'g1')
  rounds(window, 'Wed Red', 4, ['A', 'B', 'C'])
  // B is archived and A's goal dropped while they sit there.
  await window.saveRecords({
    clients: [{ ...clientOf('B'), archivedAt: Date.now() }],
    goals: [{ ...(goals[0] as Goal), status: 'dropped' }],
  })
  rounds(window, 'Wed Red', 16, ['A', 'B', 'C'])
  setTime(4, '10:25')
  window.endSession()
  await window.saveRecords({ clients: [clientOf('B')] })
  ledger.attend('Wed Red', served(25, 'A', 'B', 'C'))
}

async function thursday(window: Window): Promise<Window> {
  setTime(5, '09:15')
  start(window, 'Thu Blue', 'g3')
  rounds(window, 'Thu Blue', 5, ['F', 'G', 'H', 'I'])
  // The seats change in the middle: F and I change places.
  window.changeTable((now) => {
    const seatOf = (code: string) => now.players.find(({ name }) => name === code)?.seat ?? 0
    const [f, i] = [seatOf('F'), seatOf('I')]
    const players = now.players.map((one) => ({ ...one, seat: one.name === 'F' ? i : one.name === 'I' ? f : one.seat }))
    return { ...now, players: players.toSorted((a, b) => a.seat - b.seat) }
  })
  rounds(window, 'Thu Blue', 10, ['F', 'G', 'H', 'I'])
  setTime(5, '09:40')
  window.endSession()
  ledger.attend('Thu Blue', served(25, 'F', 'G', 'H', 'I'))

  setTime(5, '11:00')
  start(window, 'Thu makeup', ['I'], 'makeup')
  rounds(window, 'Thu makeup', 10, ['I'])
  const id = window.sessionNow().id
  setTime(5, '11:15')
  window.endSession()
  await settled(window)
  await window.markDeleted(therapist, id, true)
  expect(await window.sessionOf(therapist, id)).toBeNull()
  await window.markDeleted(therapist, id, false)
  ledger.attend('Thu makeup', { I: { status: 'makeup', minutes: 15 } })

  // Telehealth across midnight, with a reload after it.
  setTime(5, '23:45')
  start(window, 'Thu midnight', ['L'])
  respond(window, ledger, 'Thu midnight', 'L', { value: '1' })
  rounds(window, 'Thu midnight', 20, ['L'])
  await settled(window)
  setTime(6, '00:05')
  const again = await openWindow(here, tab)
  await eventually(() => expect(again.sessionNow().trials).toHaveLength(21))
  respond(again, ledger, 'Thu midnight', 'L', { value: '4' })
  setTime(6, '00:15')
  again.endSession()
  ledger.attend('Thu midnight', served(30, 'L'))
  return again
}

async function weekend(window: Window): Promise<Window> {
  // Friday's session is left open, and so is the page.
  setTime(6, '14:00')
  start(window, 'Fri pair', 'g5')
  rounds(window, 'Fri pair', 20, ['L', 'D'])
  ledger.attend('Fri pair', served(19, 'L', 'D'))
  await settled(window)

  // The clocks go forward during a session at 2:00 AM on Sunday, in another window.
  setTime(8, '01:45')
  const other = await openWindow(here, emptyStorage())
  start(other, 'Sun night', ['K'])
  respond(other, ledger, 'Sun night', 'K', { value: '1' })
  setTime(8, '03:05')
  respond(other, ledger, 'Sun night', 'K', { value: '4' })
  setTime(8, '03:15')
  other.endSession()
  ledger.attend('Sun night', served(30, 'K'))
  await settled(other)
  here.showTab(tab)

  // On Monday somebody scores on Friday's page before anyone is seated.
  setTime(9, '08:00')
  const stray = score(window)
  expect(stray.client).toBeUndefined()
  expect(window.sessionNow().trials).toEqual([stray])
  visitOf.set(window.sessionNow().id, 'Mon stray')
  ledger.responses.push({ ...stray, id: stray.id, visit: 'Mon stray', child: '' })
  ledger.attend('Mon stray', {})

  setTime(9, '08:30')
  start(window, 'Mon alone', ['A'])
  rounds(window, 'Mon alone', 10, ['A'])
  setTime(9, '08:50')
  window.endSession()
  ledger.attend('Mon alone', served(20, 'A'))
  await settled(window)
  return window
}

describe('a school week', () => {
  let last: Window
  beforeAll(async () => {
    vi.useFakeTimers({ now: at(2, '08:00'), toFake: ['Date'] })
    here = browser()
    let window = await openWindow(here, tab)
    await window.saveRecords(caseload)
    window = await monday(window)
    await tuesday(window)
    await wednesday(window)
    window = await thursday(window)
    last = await weekend(window)
    last = await openWindow(here, tab)
    await last.closeLeftOpen(therapist, last.sessionNow().id)
  })

  const storedTrials = async (window: Window) =>
    (await window.readSessions(therapist)).flatMap((one) =>
      (parseSession(one)?.trials ?? []).map((trial) => ({ trial, session: (one as { id: string }).id })),
    )

  it('loses no trial, doubles none, and files each under the right child, goal, and session', async () => {
    const stored = await storedTrials(last)
    const facts = stored.map(({ trial, session }) => ({
      ...{ id: trial.id, visit: visitOf.get(session), child: trial.client?.replace('client-', '') ?? '' },
      ...{ goal: trial.goal, scale: trial.scale, value: trial.value, cue: trial.cue, at: trial.at, probe: trial.probe },
    }))
    const truth = ledger.responses.map(({ id, visit, child, scale, value, cue, at, probe }) => ({
      ...{ id, visit, child, goal: child === '' ? undefined : `goal-${child}`, scale, value, cue, at, probe },
    }))
    const byId = <T extends { id: string }>(list: T[]) => list.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(truth.length).toBeGreaterThan(400)
    expect(byId(facts)).toEqual(byId(truth))
  })

  it('counts the same in progress as in the ledger', async () => {
    for (const code of codes) {
      const sessions = await last.sessionsOfClient(therapist, `client-${code}`)
      expect(
        sessions.map(({ id }) => visitOf.get(id)),
        code,
      ).toEqual(ledger.visitsOf(code))
      const goal = goals.find(({ client }) => client === `client-${code}`) as Goal
      for (const probe of [false, true]) {
        const expected = ledger.visitsOf(code).flatMap((visit) => {
          const own = ledger.of(code, visit).filter((one) => one.probe === probe)
          const ratings = own.flatMap(({ value }) => (value === 'none' ? [] : [Number(value)]))
          const isRating = goal.measure === 'rating'
          const { correct, answered, trials } = ledger.share(own)
          const rated = isRating && ratings.length > 0 ? [ratings[0], ratings.at(-1)] : null
          return own.length === 0 ? [] : [{ visit, trials, answered, correct: isRating ? 0 : correct, rated }]
        })
        expect(pointsByVisit(sessions, goal, probe, visitOf), code).toEqual(expected)
      }
    }
  })

  it('writes notes that say what happened, each about its own child', async () => {
    const people = { players: [], clients, goals }
    for (const stored of await last.readSessions(therapist)) {
      const session = parseSession(stored)
      const visit = visitOf.get(session?.id ?? '') ?? ''
      if (!session) throw new Error('A session cannot be read')
      for (const code of ledger.visits.get(visit)?.keys() ?? []) {
        const note = notesOf(session, people, `client client-${code}`)
        expect(note.results, `${code} in ${visit}`).toEqual(
          [false, true].flatMap((probe) =>
            ledger.noteResults(ledger.of(code, visit).filter((one) => one.probe === probe)),
          ),
        )
        for (const other of codes) if (other !== code) expect(note.text).not.toContain(`Goal of ${other}`)
      }
    }
  })

  it('names each trial in a session’s table by its own child', async () => {
    const { csvOf } = await import('../../../caseload/csv.ts')
    for (const stored of await last.readSessions(therapist)) {
      const session = parseSession(stored)
      const visit = visitOf.get(session?.id ?? '')
      if (!session || visit === 'Mon stray') continue
      const rows = csvOf(session, last.playersNow(), clients).trim().split('\r\n').slice(1)
      const truth = ledger.responses.filter((one) => one.visit === visit).toSorted((a, b) => a.at - b.at)
      expect(rows.map((row) => row.split(',')[1]).toSorted(), visit).toEqual(truth.map(({ child }) => child).toSorted())
    }
  })

  it('reports the minutes, levels, and sums of the ledger', async () => {
    const { rows, files, families, csv } = await reportsOf(last, therapist)
    for (const code of codes) {
      const presence = ledger.visitsOf(code).map((visit) => ledger.visits.get(visit)?.get(code) as Presence)
      const count = (status: Presence['status']) => presence.filter((one) => one.status === status).length
      expect(
        rows.find(({ client }) => client.code === code),
        code,
      ).toMatchObject({
        provided: presence.reduce((sum, one) => sum + one.minutes, 0),
        ...{ makeups: count('makeup'), absences: count('absent') },
      })
      expect(csvSums(csv.clients.get(code) ?? ''), code).toEqual(ledger.share(ledger.of(code)))
      const level = ledger.level(code)
      expect(files.get(code), code).toContain(`<dt>Current level</dt><dd>${level}</dd>`)
      expect(families.get(code), code).toContain(`How ${code} is doing`)
    }
  })

  it('is the same in an empty browser after an export and import', async () => {
    const before = await reportsOf(last, therapist)
    const sessions = (await last.readSessions(therapist)).flatMap((one) => parseSession(one) ?? [])
    const { backupOf, newRecords, newSessions, openBackup } = await import('../../../caseload/backup.ts')
    const file = backupOf({ ...(await last.loadCaseload()), sessions, growth: [] })
    const empty = await openWindow(browser(), emptyStorage())
    const opened = openBackup(file)
    if ('problem' in opened) throw new Error(opened.problem)
    const none = { clients: [], goals: [], groups: [] }
    await empty.saveRecords(newRecords(none, opened))
    await empty.putSessions(therapist, newSessions([], opened.sessions))
    expect(await reportsOf(empty, therapist)).toEqual(before)
    expect(await storedTrials(empty)).toHaveLength(ledger.responses.length)
  })
})
