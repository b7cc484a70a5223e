import { m } from '#messages'
import { ease } from '@marigold/device'
import { friendNow } from './rules.ts'
import type { HayPlay, Signals, Voice } from './scene.ts'
import { standOf, type Foot } from './stands.ts'
import { positions, type Position, type State } from './state.ts'
import { foundText, notHereText, questionOf } from './texts.ts'

interface Crew {
  play: HayPlay
  see: Signals
  voice: Voice
  /** Draws a share of a walk. */
  drawWalk: (share: number) => void
}
/** How changes are shown: at once where things move, melting over in calm mode. */
export const makePace = (play: HayPlay) => ({
  change: (draw: () => void) => (play.calm.value ? play.clock.tween(0, draw) : Promise.resolve(draw())),
  wait: (ms: number) => play.clock.wait(play.calm.value ? ms * 0.7 : ms),
})
const straw = [{ at: 0, lasts: 0.3, shape: 'noise', hertz: [1800, 2600, 1200] }] as const
/** The sound of hay. */
export const rustle = (play: HayPlay, gain: number): void => play.sound.phrase(straw, { gain })

/** One who was found: it pops out, says hello, bows and walks to the parade. */
function makeFound({ play, see, voice, drawWalk }: Crew) {
  const { change, wait } = makePace(play)
  async function walk(friend: string, before: State) {
    const layout = see.layout.value
    const place = see.scene.value.place
    const slot = before.parade.length
    const { x, y, gap, size } = layout.parade
    const to: Foot = { x: x + slot * gap, y, size }
    await change(() => {
      see.walker.value = { friend, from: standOf(layout, before, place), to }
      see.poses.value = { ...see.poses.value, [place]: 'gone' }
      see.seenAt.value = null
      see.bubble.value = null
    })
    await play.clock.tween(play.calm.value ? 0 : 1250, (k) => drawWalk(k), ease.linear)
  }
  return async function showFound(before: State, after: State) {
    const friend = friendNow(before)
    see.mood.value = 'glad'
    rustle(play, 0.4)
    play.sound.play('bell', { step: before.parade.length % 6, gain: 0.3 })
    await change(() => {
      see.poses.value = { [before.place]: 'out' }
      see.bubble.value = { text: `${friend.says}!`, place: before.place }
    })
    voice.call(friend.name)
    const text = foundText(before)
    await wait(750)
    if (voice.named()) {
      voice.tell(text)
      await change(() => (see.bubble.value = { text, place: before.place }))
    } else {
      play.say(`${friend.says}!`)
    }
    await wait(1000)
    await walk(friend.name, before)
    play.sound.play('pluck', { step: after.parade.length })
    voice.call(friend.name, { gain: 0.6 })
    see.frozen.value = { ...before, parade: after.parade, phase: after.phase === 'gift' ? 'gift' : before.phase }
    see.walker.value = null
    await wait(450)
    see.mood.value = 'wait'
  }
}

/** A question, by name or by sound; in 'Where is it?' the friend has hopped about before. */
export function makeQuestion({ play, see, voice }: Omit<Crew, 'drawWalk'>) {
  const { change, wait } = makePace(play)
  // A question that is asked anew makes the one before a thing of the past.
  let round = 0
  async function hopAbout(state: State) {
    const others = play.rng.fork().shuffle(positions.filter((at) => at !== state.place))
    for (const at of others.slice(0, 2)) {
      await change(() => (see.seenAt.value = at))
      play.sound.play('wood', { step: 2, gain: 0.3 })
      await wait(620)
    }
  }
  return async function ask() {
    const state = play.state.value
    const mine = ++round
    see.asking.value = true
    see.mood.value = 'listen'
    if (state.level.kind === 'where' && !state.hides && state.repeats === 0) await hopAbout(state)
    see.seenAt.value = state.level.kind === 'where' ? (state.place as Position) : null
    const friend = friendNow(state)
    if (voice.named() || state.level.kind === 'where') await play.aloud(questionOf(state))
    else {
      play.say(m.haystack_hello_who_says_that({ says: friend.says }))
      voice.call(friend.name)
      await wait(900)
    }
    if (mine !== round) return
    see.asking.value = false
    see.mood.value = 'wait'
  }
}

/** Shows what a move did. */
export function makeTelling(crew: Crew) {
  const { play, see, voice } = crew
  const { change, wait } = makePace(play)
  const showFound = makeFound(crew)
  async function showWrong(before: State, after: State) {
    const place = after.empty ?? before.place
    play.sound.play('wood', { step: 1, gain: 0.35 })
    const text = notHereText(before, place)
    await change(() => {
      see.poses.value = { ...see.poses.value, [place]: 'empty' }
      see.bubble.value = { text, place }
    })
    voice.tell(text)
    await wait(1500)
    await change(() => {
      see.poses.value = {}
      see.bubble.value = null
    })
    if (after.event === 'shown') voice.tell(m.haystack_hello_here_it_is())
  }
  async function showGift(after: State) {
    see.mood.value = 'glad'
    see.frozen.value = { ...(see.frozen.value ?? after), parade: after.parade }
    for (const step of [0, 2, 4]) play.sound.play('bell', { step, gain: 0.3, delay: step * 0.06 })
    await wait(900)
    see.mood.value = 'wait'
  }
  return async function showEvent(before: State, after: State): Promise<void> {
    if (after.event === 'found') return showFound(before, after)
    if (after.event === 'not here' || after.event === 'shown') return showWrong(before, after)
    if (after.event === 'gift') return showGift(after)
  }
}
