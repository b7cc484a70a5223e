import { m } from '#messages'
import type { Earned } from '@marigold/contract'
import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { canMake, partsIn, type Move, type SentenceResult, type State } from './rules.ts'
import { hammerAt } from './smithy.tsx'
import { makeSounds } from './sounds.ts'
import { missText } from './wording.ts'

export type FoundryPlay = Play<Level, State, Move>

const { raised, resting, hitting } = hammerAt
/** How long a customer uses a word, in ms. */
const usingMs = 2000

/** Rings the bell for a word; longer words ring higher. */
function tellRing(play: FoundryPlay, state: State): void {
  if (state.last?.kind !== 'rang') return
  const { word, as } = state.last.made
  play.sound.play('bell', { step: Math.min(12, Math.max(0, word.length - 4)) })
  if (as === 'bonus') play.sound.play('bell', { step: word.length, delay: 0.24, gain: 0.6 })
  play.say(
    as === 'bonus' ? m.word_foundry_word_is_a_real_word_bonus({ word }) : m.word_foundry_word_rings_true({ word }),
  )
}

/** Logs a strike: what was ordered, what was made, and how much was shown. */
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

const scores = { independent: ['correct', 0], helped: ['correct', 2], notYet: ['incorrect', 0] } as const
const ways = { independent: 'alone', helped: 'together', notYet: 'heard', skipped: 'none' } as const

/** Logs a spoken sentence as the adult judged it; a skipped one is no trial. */
function logSentence(play: FoundryPlay, word: string, earned: Earned): void {
  if (earned === 'skipped') return
  const [result, cue] = scores[earned]
  play.trial({ target: 'sentence', response: word, result, cue, scoredBy: 'adult' })
}

/** The hammer: it goes up with a finger or with a strike, falls, and comes to rest. */
function makeHammer(play: FoundryPlay, isBusy: () => boolean) {
  let drawn: SVGSVGElement | null = null
  let raising: Promise<unknown> | null = null
  const swing = (from: number, to: number, ms: number, soft: (k: number) => number) =>
    play.clock.tween(play.calm.value ? 0 : ms, (k) => {
      if (drawn) drawn.style.transform = `rotate(${from + (to - from) * soft(k)}deg)`
    })

  /** The hammer goes up as the finger goes down, and falls when it is let go. */
  function raise(): void {
    if (isBusy() || raising) return
    raising = swing(resting, raised, 150, (k) => k)
  }
  /** The finger slid away: the hammer comes down without a strike. */
  function lower(): void {
    if (!raising || isBusy()) return
    raising = null
    void swing(raised, resting, 240, (k) => k)
  }

  return {
    raise,
    lower,
    async fall(): Promise<void> {
      await (raising ?? swing(resting, raised, 150, (k) => k))
      raising = null
      await swing(raised, hitting, 110, (k) => k * k)
    },
    rest: () => void swing(hitting, resting, 320, (k) => 1 - (1 - k) ** 2),
    hang: (element: SVGSVGElement | null) => void (drawn = element),
  }
}

/** Animates what a press does: the strike of the hammer, the ring or the crack, and the end of a turn. */
export function makeShow(play: FoundryPlay) {
  const busy = signal(false)
  /** Parts that slip apart after a strike that did not ring. */
  const slipping = signal<string[] | null>(null)
  const strikes = signal(0)
  const sound = makeSounds(play.sound)
  const hammer = makeHammer(play, () => busy.value)
  async function waitWhile(shown: typeof using): Promise<void> {
    shown.value = true
    await play.clock.wait(usingMs)
    shown.value = false
  }
  /** The customer uses the word that rang, before anything is asked. */
  const using = signal(false)

  const keepUsed = (state: State) => {
    const kept = (play.kept.value ?? {}) as Record<string, unknown>
    play.keep({ ...kept, [state.level.section]: { used: state.used } })
  }

  const afterTurn = (state: State) => {
    if (state.turnOver || state.phase === 'over') play.endTurn()
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
    await hammer.fall()
    sound('blow')
    const after = play.move({ kind: 'strike' })
    logStrike(play, before, after, ms)
    strikes.value += 1
    hammer.rest()
    if (after.last?.kind === 'rang') {
      tellRing(play, after)
      await waitWhile(using)
    } else tellMiss(after, parts)
    busy.value = false
    play.asked()
    afterTurn(after)
  }

  /** Any other move, with its sound. */
  function make(move: Move): void {
    const before = play.state.value
    if (busy.value || !canMake(before, move)) return
    const after = play.move(move)
    if (move.kind === 'place') sound('clink', 1 + after.mold.length * 0.06)
    if (move.kind === 'take') sound('clink', 0.8)
    // A new order is open, so time spent on the sentence doesn't count toward it.
    if (after.phase === 'build' && before.phase !== 'build') play.asked()
    if ((after.heat ?? 0) > (before.heat ?? 0)) sound('breath')
    if (move.kind === 'sign') play.sound.play('bell', { step: 2 })
    if (after.order !== before.order || after.phase === 'over') keepUsed(after)
    afterTurn(after)
  }

  /** A sentence was spoken, as the adult judged it. */
  function told(earned: Earned, moveOf: (how: SentenceResult) => Move): void {
    const before = play.state.value
    const move = moveOf(ways[earned])
    if (busy.value || !play.ready.value || !canMake(before, move)) return
    logSentence(play, before.wall.at(-1)?.word ?? '', earned)
    make(move)
  }

  /** After the sign is up, or when the game ends early, leaves a moment to look at it. */
  function end(): void {
    if (play.state.value.phase !== 'over') play.move({ kind: 'close' })
    keepUsed(play.state.value)
    for (const [i, step] of [0, 2, 4].entries()) play.sound.play('bell', { step, delay: i * 0.22, gain: 0.7 })
    play.clock.after(2600, () => play.finish())
  }

  return {
    busy,
    slipping,
    using,
    raise: hammer.raise,
    lower: hammer.lower,
    strikes,
    strike,
    make,
    told,
    end,
    hang: hammer.hang,
  }
}
export type Show = ReturnType<typeof makeShow>
