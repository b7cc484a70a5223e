import { m } from '#messages'
import { effect } from '@preact/signals'
import { nameOf, numberedTargets } from '../input/scan-targets.ts'
import { turnName } from '../play/teams.ts'
import type { AnySession } from './session.ts'

const silenceMs = 15_000

/** Draws the eye to the instruction that is on the screen, without covering anything. */
function pointTo(shown: Element, calm: boolean): void {
  const frames = calm ? { opacity: [1, 0.4, 1] } : { scale: [1, 1.06, 1] }
  shown.animate(frames, { duration: 900, easing: 'ease-in-out', iterations: 2 })
}

const textOf = (marked: HTMLElement) => marked.dataset.instruction || marked.textContent.trim()

/** What the view shows and marks with `data-instruction`: the last one, as a panel comes after what it covers. */
const shownInstruction = () =>
  [...document.querySelectorAll<HTMLElement>('.world [data-instruction]:not([inert] *)')].findLast(
    (marked) => marked.checkVisibility() && textOf(marked) !== '',
  )

/** Where nothing is marked, the main button, or the only one, says what to do. */
function mainButton(): HTMLElement | undefined {
  const targets = numberedTargets()
  return targets.find((target) => target.dataset.scan === 'first') ?? (targets.length === 1 ? targets[0] : undefined)
}

/**
 * Gives the instruction again, and says it: always when asked for, else where turns are said aloud. The bar shows it
 * too where the screen doesn't have it in these words.
 */
export function repeatInstruction(session: AnySession, aloud = true): void {
  const play = session.play.value
  if (!play) return
  const shown = shownInstruction()
  const button = shown ? undefined : mainButton()
  const text =
    (shown && textOf(shown)) ??
    (button && nameOf(button)) ??
    m.kit_name_your_turn({ name: turnName(play.current.value, play.person.value) })
  const at = shown ?? button
  if (at) pointTo(at, session.calm.value)
  if (!at?.textContent.includes(text)) session.reminder.value = text
  session.live.value = ''
  queueMicrotask(() => (session.live.value = text))
  const { speak, muted, rate } = session.values.value
  if ((aloud || speak === true) && muted !== true) void session.speech.say(text, { rate: Number(rate) || 1 })
}

/** Gives the instruction again when nobody has answered for a while. There is no time limit: the game goes on waiting. */
export function remindOnSilence(session: AnySession): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    session.reminder.value = ''
    timer = setTimeout(() => {
      const isWaiting = session.screen.peek() === 'play' && session.play.peek()?.ready.peek() === true
      if (isWaiting && session.holds.peek().size === 0) repeatInstruction(session, false)
    }, silenceMs)
  }
  // A new question, or the end of a pause, is a new time to answer.
  effect(() => {
    void [session.screen.value, session.holds.value, session.play.value?.ready.value, session.play.value?.state.value]
    wait()
  })
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, wait, true)
}
