import { m } from '#messages'
import { signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, handText, shownState } from '../kit/index.ts'
import { quarterOf, seenOf, type Thing } from './heap.ts'
import { objectOf } from './objects.ts'
import type { DrawerPlay } from './play-types.ts'
import { wantedOf, type Move, type State } from './state.ts'
import { jobSounds, liftText, noises, slipText, thingName } from './texts.ts'
import { jobOf } from './jobs.ts'

/** What the view shows beyond the state. */
export interface Show {
  scene: ReadonlySignal<State>
  busy: Signal<boolean>
  note: Signal<string>
  /** The thing that is lifted, and where it goes. */
  lifted: Signal<{ thing: Thing; isFound: boolean } | null>
  noise(key: string): void
  make(move: Move): Promise<void>
}

const quarterNames = ['upper left', 'upper right', 'lower left', 'lower right']

/** Logs what a player did with the drawer, with the level of help, the assistance, and the hand. */
function logMove(play: DrawerPlay, before: State, move: Move, after: State): void {
  const assist = assistOf(play).value
  const { things, visible } = before.now
  const how = [...(before.help > 0 ? [`help ${before.help}`] : []), assistName(assist), ...handText(play.values)].join(
    ', ',
  )
  const log = (target: string, response: string, result?: 'correct' | 'incorrect') =>
    play.trial({
      ...{ target, response, rtMs: result ? play.sinceReady() : null },
      ...(result ? { result, moves: 1, cue: Math.max(assistCue(assist), Math.min(3, before.help)) } : { event: true }),
    })
  if (move.kind === 'lift') {
    const thing = before.things.find(({ id }) => id === move.thing)
    if (!thing) return
    const wanted = before.needs.flatMap(({ key, isFound }) => (isFound ? [] : [thingName(key)])).join(' / ')
    const spot = seenOf(before.things, before.shape).get(thing.id)?.spot ?? thing
    const where = `${quarterNames[quarterOf(spot, before.shape)]}, ${things} things, ${visible}% visible`
    const isFound = wantedOf(before).includes(thing.id)
    log(`find ${wanted}`, `${thingName(thing.key)}, ${where}; ${how}`, isFound ? 'correct' : 'incorrect')
  }
  if (move.kind === 'stir') log('move', 'stir')
  if (move.kind === 'corner') log('move', `corner, ${quarterNames[move.quarter]}`)
  if (move.kind === 'peek') log('peek', `peek ${after.now.peeks}`)
  if (move.kind === 'help' || move.kind === 'hint') log('help', `step ${after.help}`)
}

const liftMs = 1000
const doneMs = 1600
const readMs = 4000

/** Makes moves in the rules, and shows what they do on the game's clock. */
export function makeShow(play: DrawerPlay): Show {
  const { frozen, scene } = shownState(play)
  const [busy, note] = [signal(false), signal('')]
  const lifted: Show['lifted'] = signal(null)
  // The player's own time since the slip was opened or the last find, over all picks.
  let spent = 0
  let seat = 0
  const pause = (ms: number) => play.clock.wait(play.calm.value ? ms * 0.6 : ms)
  const noise = (key: string) => play.sound.play(noises[objectOf(key).noise], { gain: 0.7 })

  /** The slip is said again with the first step of help; without a voice it is only written. */
  const read = (state: State) => {
    const text = state.slip === 'memory' ? m.jumble_drawer_find_all_you_saw() : slipText(state)
    if (play.speech.available()) void play.aloud(text)
    else play.say(text)
    if (state.slip === 'memory') return
    note.value = text
    play.clock.after(readMs, () => note.value === text && (note.value = ''))
  }

  async function showLift(before: State, after: State, thing: Thing) {
    const isFound = wantedOf(before).includes(thing.id)
    const tips = after.ledge.length < before.ledge.length
    // The same list as long as nothing falls back, so that the heap is measured once.
    frozen.value = { ...before, things: tips ? before.things.filter((one) => one !== thing) : after.things }
    lifted.value = { thing, isFound }
    noise(thing.key)
    if (isFound) play.sound.play('bell', { step: after.finds.length % 6, delay: 0.2, gain: 0.6 })
    else play.sound.play('wood', { step: -2, delay: 0.25, gain: 0.4 })
    note.value = liftText(before, after, thing.key)
    play.say(note.value)
    await pause(liftMs)
    lifted.value = null
    if (tips) play.sound.play('thud', { gain: 0.7 })
    frozen.value = null
    if (after.slips.length > before.slips.length) await showDone(before, after)
    note.value = ''
  }

  async function showDone(before: State, after: State) {
    const last = after.slips.at(-1)
    frozen.value = { ...before, things: after.things, needs: after.needs }
    const isOwn = (last?.help ?? 0) < 3
    note.value = isOwn ? m.jumble_drawer_you_found_it_all() : m.jumble_drawer_we_found_it_all()
    play.say(note.value)
    play.sound.play('twinkle', { gain: 0.6 })
    const [sound, step] = jobSounds[jobOf(before.now.job).kind]
    play.sound.play(sound, { step, delay: 0.4, gain: 0.6 })
    await pause(doneMs)
    frozen.value = null
  }

  async function shown(before: State, move: Move, after: State) {
    if (move.kind === 'lift') {
      const thing = before.things.find(({ id }) => id === move.thing)
      if (thing) await showLift(before, after, thing)
    }
    if (move.kind === 'job') play.sound.play('swish', { gain: 0.5 })
    if (move.kind === 'slip' || move.kind === 'peek' || move.kind === 'hide') play.sound.play('page', { gain: 0.6 })
    if (move.kind === 'stir') play.sound.play('rustle', { gain: 0.8 })
    if (move.kind === 'corner') play.sound.play('swish', { gain: 0.6 })
    if (after.help > before.help) {
      play.sound.play('pluck', { step: after.help, gain: 0.5 })
      if (after.help === 1) read(after)
    }
  }

  async function make(wanted: Move) {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    // What another player searched isn't counted.
    if (before.seat !== seat) spent = 0
    seat = before.seat
    // Looking at a slip to remember isn't searching.
    if (wanted.kind !== 'hide') spent += play.sinceReady()
    // With one switch, the scan sets the pace.
    const ms = play.values.scan === 'one' ? null : spent
    const move: Move = wanted.kind === 'lift' ? { ...wanted, ms, assist: assistOf(play).value } : wanted
    try {
      const after = play.move(move)
      logMove(play, before, move, after)
      await shown(before, move, after)
      const isFind = after.finds.length > before.finds.length
      if (isFind) play.endTurn()
      if (isFind || move.kind === 'slip') spent = 0
      play.asked()
    } finally {
      busy.value = false
    }
  }
  return { scene, busy, note, lifted, noise, make }
}
