import { m } from '#messages'
import { ease } from '@marigold/device'
import { currentFriend, isAlone } from './rules.ts'
import type { HayPlay, Signals, Voice, Walker } from './scene.ts'
import { closeUpOf, footOf, slotOf } from './foot-positions.ts'
import { positions, type Marcher, type Position, type State } from './state.ts'
import { foundText, notHereText, questionOf, weatherText } from './texts.ts'

interface AnimationParts {
  play: HayPlay
  signals: Signals
  voice: Voice
  /** Draws part of a walk, from 0 to 1. */
  drawWalk: (share: number) => void
}
/** Changes appear at once while animations run, and cross-fade in calm mode. */
export const makePace = (play: HayPlay) => ({
  change: (draw: () => void) => (play.calm.value ? play.clock.tween(0, draw) : Promise.resolve(draw())),
  wait: (ms: number) => play.clock.wait(play.calm.value ? ms * 0.7 : ms),
})
const straw = [{ at: 0, lasts: 0.3, shape: 'noise', hertz: [1800, 2600, 1200] }] as const
/** Plays the sound of rustling hay. */
export const rustle = (play: HayPlay, gain: number): void => play.sound.phrase(straw, { gain })

/** Shows a friend being found: it pops out, jumps up close, says hello, and walks to the parade. */
function makeFoundAnimation({ play, signals, voice, drawWalk }: AnimationParts) {
  const { change, wait } = makePace(play)
  async function walk(walker: Walker, ms: number) {
    const calm = play.calm.value
    await change(() => (signals.walker.value = calm ? { ...walker, from: walker.to } : walker))
    if (!calm) await play.clock.tween(ms, (k) => drawWalk(k), ease.linear)
  }
  return async function showFound(before: State, after: State) {
    const friend = currentFriend(before)
    signals.mood.value = 'glad'
    rustle(play, 0.4)
    play.sound.play('bell', { step: before.parade.length % 6, gain: 0.3 })
    await change(() => {
      signals.poses.value = { [before.place]: 'out' }
      signals.bubble.value = { text: `${friend.says}!`, at: footOf(signals.layout.value, before, before.place) }
    })
    voice.call(friend.name)
    const text = foundText(before)
    await wait(750)
    await change(() => {
      signals.poses.value = { ...signals.poses.value, [before.place]: 'gone' }
      signals.seenAt.value = null
      signals.bubble.value = null
    })
    const layout = signals.layout.value
    const last = after.parade.at(-1) as Marcher
    const own = { friend: friend.name, alone: isAlone(before) }
    const close = closeUpOf(layout, own.alone, last.encores)
    play.sound.play('boing', { step: last.encores, gain: 0.5 })
    await walk(
      { ...own, from: footOf(layout, before, before.place), to: close, hops: 1 + last.encores },
      500 + last.encores * 150,
    )
    if (own.alone) play.sound.play('cheer', { gain: 0.25 })
    if (voice.named()) {
      voice.tell(text)
      await change(() => (signals.bubble.value = { text, at: close }))
    } else {
      play.say(`${friend.says}!`)
    }
    await wait(1100)
    await change(() => (signals.bubble.value = null))
    await walk({ ...own, from: close, to: slotOf(layout, after.parade), hops: 4 }, 1000)
    play.sound.play('pluck', { step: after.parade.length })
    voice.call(friend.name, { gain: 0.6 })
    const asks = after.phase === 'gift' || after.phase === 'encore'
    signals.frozen.value = {
      ...before,
      ...{ parade: after.parade, encore: false, phase: asks ? after.phase : before.phase },
    }
    signals.walker.value = null
    await wait(450)
    signals.mood.value = 'wait'
  }
}

/** Asks a question by name or by sound. In 'Where is it?' the friend hops around first. */
export function makeQuestion({ play, signals, voice }: Omit<AnimationParts, 'drawWalk'>) {
  const { change, wait } = makePace(play)
  // Asking again cancels the earlier question.
  let round = 0
  async function hopAbout(state: State) {
    const others = play.rng.fork().shuffle(positions.filter((at) => at !== state.place))
    for (const at of others.slice(0, 2)) {
      await change(() => (signals.seenAt.value = at))
      play.sound.play('wood', { step: 2, gain: 0.3 })
      await wait(620)
    }
  }
  return async function ask() {
    const state = play.state.value
    const mine = ++round
    signals.asking.value = true
    signals.mood.value = 'listen'
    if (state.level.kind === 'where' && !state.hides && state.repeats === 0) await hopAbout(state)
    signals.seenAt.value = state.level.kind === 'where' ? (state.place as Position) : null
    const friend = currentFriend(state)
    if (voice.named() || state.level.kind === 'where') await play.aloud(questionOf(state))
    else {
      play.say(m.haystack_hello_sound_who_says_that({ sound: friend.says }))
      voice.call(friend.name)
      await wait(900)
    }
    if (mine !== round) return
    signals.asking.value = false
    signals.mood.value = 'wait'
  }
}

/** Shows what a move did. */
export function makeMoveAnimation(crew: AnimationParts) {
  const { play, signals, voice } = crew
  const { change, wait } = makePace(play)
  const showFound = makeFoundAnimation(crew)
  async function showWrong(before: State, after: State) {
    const place = after.empty ?? before.place
    play.sound.play('wood', { step: 1, gain: 0.35 })
    const text = notHereText(before, place)
    await change(() => {
      signals.poses.value = { ...signals.poses.value, [place]: 'empty' }
      signals.bubble.value = { text, at: footOf(signals.layout.value, before, place) }
    })
    voice.tell(text)
    await wait(1500)
    await change(() => {
      signals.poses.value = {}
      signals.bubble.value = null
    })
    if (after.event === 'shown') voice.tell(m.haystack_hello_here_it_is())
  }
  async function showGift(after: State) {
    const layout = signals.layout.value
    signals.mood.value = 'glad'
    const { friend, dances } = after.parade.at(-1) as Marcher
    const text = weatherText(after.weather, friend, dances)
    await change(() => {
      signals.frozen.value = { ...(signals.frozen.value ?? after), parade: after.parade }
      signals.weather.value = after.weather
      const slot = slotOf(layout, after.parade)
      signals.bubble.value = { text, at: { ...slot, y: slot.y - slot.size * 0.7 } }
    })
    voice.tell(text)
    for (const step of [0, 2, 4]) play.sound.play('bell', { step, gain: 0.3, delay: step * 0.06 })
    await wait(2200)
    signals.weather.value = null
    signals.mood.value = 'wait'
  }
  return async function showEvent(before: State, after: State): Promise<void> {
    if (after.event === 'found') return showFound(before, after)
    if (after.event === 'not here' || after.event === 'shown') return showWrong(before, after)
    if (after.event === 'gift') return showGift(after)
  }
}
