import { m } from '#messages'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { canMake, partsIn, type Move, type State } from './rules.ts'
import { hammerAt } from './smithy.tsx'
import { makeSounds } from './sounds.ts'
import { missText } from './wording.ts'

export type FoundryPlay = Play<Level, State, Move>

const { raised, resting, hitting } = hammerAt

/** A word that rang: the longer, the higher. */
function tellRing(play: FoundryPlay, state: State): void {
  if (state.last?.kind !== 'rang') return
  const { word, as } = state.last.made
  play.sound.play('bell', { step: Math.min(12, Math.max(0, word.length - 4)) })
  if (as === 'bonus') play.sound.play('bell', { step: word.length, delay: 0.24, gain: 0.6 })
  play.say(as === 'bonus' ? m.word_foundry_is_areal_word_abonus({ word }) : m.word_foundry_rings_true({ word }))
}

/** Logs a strike: what was asked for, what was made, and how much was shown before. */
function logStrike(play: FoundryPlay, before: State, after: State, ms: number): void {
  const { last } = after
  if (!last) return
  const asked = before.queue[before.order]
  const word = last.kind === 'rang' ? last.made.word : last.word
  const right = last.kind === 'rang' && last.made.as === 'order'
  const bonus = last.kind === 'rang' && last.made.as === 'bonus'
  const result = right || (bonus && before.level.open) ? 'correct' : bonus ? 'none' : 'incorrect'
  play.trial(
    {
      target: asked ?? 'open bench',
      response: bonus && asked ? `${word} (bonus)` : before.shown ? `${word} (shown)` : word,
      result,
      rtMs: ms,
      moves: before.mold.length,
      cue: before.shown ? 3 : before.misses > 0 ? 1 : 0,
    },
    asked ? undefined : 'open',
  )
}

const logSentence = (play: FoundryPlay, word: string, together: boolean) =>
  play.trial({ target: 'sentence', response: word, result: 'correct', cue: together ? 2 : 0, scoredBy: 'self' })

/** What a press does, in time: the strike with its hammer, the ring or the crack, and the end of a turn. */
export function makeShow(play: FoundryPlay) {
  const busy = signal(false)
  /** Parts that slip apart after a strike that did not ring. */
  const slipping = signal<string[] | null>(null)
  const strikes = signal(0)
  const closing = signal(false)
  const sound = makeSounds(play.sound)
  let hammer: SVGSVGElement | null = null

  const swing = (from: number, to: number, ms: number, soft: (k: number) => number) =>
    play.clock.tween(play.calm.value ? 0 : ms, (k) => {
      if (hammer) hammer.style.transform = `rotate(${from + (to - from) * soft(k)}deg)`
    })

  const keepUsed = (state: State) => {
    const kept = (play.kept.value ?? {}) as Record<string, unknown>
    play.keep({ ...kept, [state.level.section]: { used: state.used } })
  }

  const afterTurn = (state: State) => {
    if (state.turnOver) play.endTurn()
  }

  function tellMiss(state: State, parts: string[]): void {
    if (!state.last) return
    sound('slip')
    const { head, more } = missText(state.last, state.level.section, true)
    play.say(`${head} ${more}`)
    slipping.value = parts
    play.clock.after(play.calm.value ? 900 : 700, () => (slipping.value = null))
  }

  async function strike(): Promise<void> {
    if (busy.value) return
    busy.value = true
    const before = play.state.value
    const parts = partsIn(before)
    const ms = play.sinceReady()
    await swing(resting, raised, 150, (k) => k)
    await swing(raised, hitting, 110, (k) => k * k)
    sound('blow')
    const after = play.move({ kind: 'strike' })
    logStrike(play, before, after, ms)
    strikes.value += 1
    if (after.last?.kind === 'rang') tellRing(play, after)
    else tellMiss(after, parts)
    // The hammer goes up again while play goes on.
    busy.value = false
    play.asked()
    void swing(hitting, resting, 320, (k) => 1 - (1 - k) ** 2)
    afterTurn(after)
  }

  /** Any other move, with its sound and, where somebody spoke, its trial. */
  function make(move: Move): void {
    const before = play.state.value
    if (busy.value || !canMake(before, move)) return
    const after = play.move(move)
    const word = before.wall.at(-1)?.word ?? ''
    if (move.kind === 'place') sound('clink', 1 + after.mold.length * 0.06)
    if (move.kind === 'take') sound('clink', 0.8)
    if (move.kind === 'said' && move.how !== 'none') logSentence(play, word, move.how === 'together')
    if (move.kind === 'stoke' && move.how === 'said') logSentence(play, word, false)
    // An order is open again: the sentence before it is no part of the time to answer.
    if (after.phase === 'build' && before.phase !== 'build') play.asked()
    if ((after.heat ?? 0) > (before.heat ?? 0)) sound('breath')
    if (move.kind === 'sign') play.sound.play('bell', { step: 2 })
    if (after.order !== before.order || after.phase === 'over') keepUsed(after)
    afterTurn(after)
  }

  /** The sign is hung up, or the day ends early: a moment to look at it. */
  function end(): void {
    if (closing.value) return
    closing.value = true
    if (play.state.value.phase !== 'over') play.move({ kind: 'close' })
    keepUsed(play.state.value)
    for (const [i, step] of [0, 2, 4].entries()) play.sound.play('bell', { step, delay: i * 0.22, gain: 0.7 })
    play.clock.after(2600, () => play.finish())
  }

  return {
    busy,
    slipping,
    strikes,
    closing,
    strike,
    make,
    end,
    hang(element: SVGSVGElement | null) {
      hammer = element
    },
  }
}
export type Show = ReturnType<typeof makeShow>
