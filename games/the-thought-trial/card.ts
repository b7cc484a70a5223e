import { m } from '#messages'
import { escaped, printedText, twinPage, wrap, type KeepsakePicture } from '../kit/index.ts'
import { caseFor } from './cases.ts'
import { flowerArt } from './court-art.ts'
import { casesOf } from './journal.ts'
import type { TrialPlay } from './play-types.ts'
import { reasonsIn, type CaseRecord } from './state.ts'
import { exhibitField, fairerText } from './texts.ts'

const blank = '____________________________'

interface CardLine {
  label: string
  text: string
}

/**
 * The lines of a verdict card. What was typed is on it only where `own` gives it; elsewhere there is a line to write on.
 */
export function linesOf(now: CaseRecord, own: (field: string) => string): CardLine[] {
  const { thought, exhibits } = caseFor(now.id)
  // A guess is nothing that the client knows, wherever it was put.
  const known = reasonsIn(now).filter(({ pan, exhibit }) => pan !== 'shelf' && exhibits[exhibit]?.source !== 'idea')
  const facts = known.map(({ exhibit }) => exhibits[exhibit]?.text || own(exhibitField(exhibit)) || blank)
  const fairer = now.verdicts.length > 0 ? fairerText(now, own('fairer')) : ''
  return [
    { label: m.the_thought_trial_the_thought_said(), text: thought || own('thought') || blank },
    { label: m.the_thought_trial_what_i_know(), text: facts.length > 0 ? facts.join(' ') : blank },
    { label: m.the_thought_trial_a_fairer_way_to_say_it(), text: fairer || blank },
    { label: m.the_thought_trial_if_its_back_ill(), text: now.plan ?? blank },
  ]
}

/** One card, 800 wide, in black on white. */
function cardArt(now: CaseRecord, own: (field: string) => string): { art: string; height: number } {
  const parts: string[] = []
  let y = 84
  const write = (text: string, size: number, weight: number, letters: number) => {
    for (const line of wrap(text, letters)) {
      parts.push(`<text x="60" y="${y}" font-size="${size}" font-weight="${weight}">${escaped(line)}</text>`)
      y += size * 1.35
    }
  }
  write(m.the_thought_trial_verdict_card(), 40, 700, 34)
  y += 14
  for (const { label, text } of linesOf(now, own)) {
    write(label, 20, 400, 64)
    write(text, 26, 600, 50)
    y += 18
  }
  const height = Math.max(500, y + 20)
  const stamp = `<g transform="translate(712 ${height - 84}) scale(3)" fill-opacity=".9">${flowerArt('#BBB').replace('#FFD66B', '#666')}</g>`
  const frame = `<rect x="14" y="14" width="772" height="${height - 28}" rx="22" fill="#fff" stroke="#000" stroke-width="3"/>`
  return { art: `${frame}${stamp}<g fill="#000" font-family="system-ui, sans-serif">${parts.join('')}</g>`, height }
}

/** Verdict cards on paper, and the same skill away from the screen. */
export function keepsakes(play: TrialPlay): KeepsakePicture[] {
  const twin = twinPage({
    name: 'two-plates',
    title: m.the_thought_trial_two_plates(),
    need: m.the_thought_trial_twin_need(),
    steps: [m.the_thought_trial_twin_step_1(), m.the_thought_trial_twin_step_2(), m.the_thought_trial_twin_step_3()],
    easier: m.the_thought_trial_twin_easier(),
    harder: m.the_thought_trial_twin_harder(),
    care: m.the_thought_trial_twin_care(),
  })
  const own = (field: string) => printedText(play, 0, field)
  const cards = casesOf(play.state.value)
    .filter(({ helper, weighed }) => helper === null && weighed.length > 0)
    .map((one) => cardArt(one, own))
  if (cards.length === 0) return [twin]
  let top = 0
  const art = cards.map((card) => {
    const placed = `<g transform="translate(0 ${top})">${card.art}</g>`
    top += card.height + 10
    return placed
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${top}" width="800" height="${top}"><rect width="100%" height="100%" fill="#fff"/>${art.join('')}</svg>`
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return [{ picture, alt: m.the_thought_trial_verdict_card(), name: 'verdict-card' }, twin]
}
