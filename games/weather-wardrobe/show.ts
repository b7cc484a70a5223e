import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { assistCue, assistName, assistOf, handText } from '../kit/index.ts'
import { stepsOf } from './fasteners.ts'
import type { Mood } from './figure.ts'
import { garmentName, garmentTitle } from './names.ts'
import { plansOf } from './needs.ts'
import type { WardrobePlay } from './play-types.ts'
import type { Move, State } from './state.ts'
import { garmentOf, outingNow, unmetNow } from './table.ts'

/** What the view shows beyond the state. */
export interface Show {
  busy: Signal<boolean>
  note: Signal<string>
  mood: Signal<Mood>
  /** Someone hops about, because something is in the way. */
  hops: Signal<boolean>
  make(move: Move): Promise<void>
}

/** What an outing asks for, as the log says it: 'rain, puddles, later sun'. */
const askOf = (state: State): string => {
  const outing = outingNow(state)
  return [
    outing.weather,
    outing.place,
    plansOf(outing)[state.plan]?.[0],
    ...outing.later.map((one) => `later ${one}`),
  ].join(', ')
}
const listOf = (state: State, items: readonly number[]): string =>
  items.map((item) => outingNow(state).items[item]?.garment).join(', ')

const fittingOf = ({ tallies }: State, seat: number) => tallies[seat]?.fitting ?? 0
/** 'socks, jeans; bag: umbrella; door 1, 42 s'. */
function outfitText(state: State, ms: number): string {
  const packed = state.bag.length > 0 ? `; bag: ${listOf(state, state.bag)}` : ''
  return `${listOf(state, state.worn)}${packed}; door ${state.doors + 1}, ${Math.round(ms / 1000)} s`
}

/** A move as the log says it: what was asked, what was done, and whether that was right, if there is a right. */
type Entry = [target: string, response: string, right?: boolean]

function entryOf(before: State, move: Move, after: State, ms: number): Entry | null {
  const item = 'item' in move ? listOf(before, [move.item]) : ''
  const { fastener } = garmentOf(before, before.fastening?.item ?? 0)
  switch (move.kind) {
    case 'wear':
    case 'pack':
      return after.last?.kind === 'blocked'
        ? ['order', `${item} under ${listOf(before, [after.last.by])}`, false]
        : [`${move.kind} for ${askOf(before)}`, item, fittingOf(after, before.seat) > fittingOf(before, before.seat)]
    case 'off':
      return ['take off', item]
    case 'door':
      return [`outfit for ${askOf(before)}`, outfitText(before, ms), unmetNow(before).length === 0]
    case 'fasten': {
      if (!fastener) return null
      const step = stepsOf(fastener)[before.fastening?.step ?? 0]?.name
      return [`${fastener}: ${step}`, `${move.by}, ${move.slips} slips`]
    }
    case 'plan':
      return ['plan', plansOf(outingNow(before))[move.plan]?.[0] ?? '']
    case 'treat':
      return ['last space in the bag', move.treat]
    case 'help':
      return ['help', `step ${Math.min(4, before.help + 1)}`]
    default:
      return null
  }
}

/** Logs what a player did: with the level of help, the assistance, and the hand. `since` is when the outing began, ms. */
function logMove(play: WardrobePlay, before: State, move: Move, after: State, since: number): void {
  const entry = entryOf(before, move, after, play.clock.now() - since)
  if (!entry) return
  const [target, response, right] = entry
  const assist = assistOf(play).value
  const how = [...(before.help > 0 ? [`help ${before.help}`] : []), assistName(assist), ...handText(play.values)].join(
    ', ',
  )
  play.trial({
    target,
    response: `${response}; ${how}`,
    rtMs: play.sinceReady(),
    moves: 1,
    cue: Math.max(assistCue(assist), Math.min(3, before.help)),
    ...(right === undefined ? { event: true } : { result: right ? ('correct' as const) : ('incorrect' as const) }),
  })
}

const sounds = { zipper: 'zip', snaps: 'click', buttons: 'button', laces: 'swish' } as const

/** The sound of a move that puts nothing on or off. */
function soundOf(play: WardrobePlay, before: State, move: Move, after: State): void {
  const { fastener } = garmentOf(before, before.fastening?.item ?? 0)
  if (move.kind === 'fasten') play.sound.play(sounds[fastener ?? 'zipper'], { gain: 0.7 })
  if (move.kind === 'slide') play.sound.play('swish', { gain: 0.5 })
  if (['plan', 'treat', 'next'].includes(move.kind)) play.sound.play('pluck', { step: 3 })
  if (['door', 'back'].includes(move.kind)) play.sound.play('creak', { gain: 0.5 })
  if (after.phase === 'bag' && before.phase !== 'bag') play.sound.play('bell', { step: 7, gain: 0.6 })
  if (after.phase === 'outside') play.sound.play(outingNow(after).weather === 'rain' ? 'water' : 'wind', { gain: 0.5 })
}

/** What happened with a garment, said and heard; '' if nothing did. */
function tellLast(play: WardrobePlay, after: State): string {
  const { last } = after
  if (last === null) return ''
  switch (last.kind) {
    case 'blocked':
      play.sound.play('boing', { gain: 0.6 })
      return m.weather_wardrobe_first_take_off_garment({ garment: garmentName(after, last.by) })
    case 'covered':
      play.sound.play('wood', { gain: 0.5 })
      return m.weather_wardrobe_garment_is_on_top({ garment: garmentTitle(after, last.by) })
    case 'on':
      play.sound.play('rustle', { gain: 0.6 })
      play.sound.play('pluck', { step: after.worn.length, gain: 0.5 })
      return m.weather_wardrobe_it_is_on()
    case 'packed':
      play.sound.play('drum', { gain: 0.6 })
      return m.weather_wardrobe_it_is_packed()
    case 'off':
      play.sound.play('swish', { gain: 0.6 })
      return m.weather_wardrobe_it_is_off()
  }
}

/** Makes a move in the rules, then shows what it did on the game's clock. */
export function makeShow(play: WardrobePlay): Show {
  const show = { busy: signal(false), note: signal(''), mood: signal<Mood>('calm'), hops: signal(false) }
  let since = play.clock.now()
  const pause = (ms: number) => play.clock.wait(play.calm.value ? ms * 0.6 : ms)

  async function make(wanted: Move) {
    if (show.busy.value) return
    show.busy.value = true
    const before = play.state.value
    const isChoice = wanted.kind === 'wear' || wanted.kind === 'pack'
    const move: Move = isChoice ? { ...wanted, assist: assistOf(play).value } : wanted
    if (move.kind === 'plan') since = play.clock.now()
    const after = play.move(move)
    logMove(play, before, move, after, since)
    soundOf(play, before, move, after)
    show.note.value = move.kind === 'fasten' ? '' : tellLast(play, after)
    show.mood.value =
      after.phase === 'outside' ? 'brr' : after.phase === 'bag' || after.phase === 'out' ? 'glad' : 'calm'
    if (show.note.value) play.say(show.note.value)
    show.hops.value = after.last?.kind === 'blocked'
    if (after.turns > before.turns) {
      await pause(650)
      show.note.value = ''
      play.endTurn()
    } else if (show.hops.value) await pause(500)
    show.hops.value = false
    play.asked()
    show.busy.value = false
  }
  return { ...show, make }
}
