import { m } from '#messages'
import { leavesOf, pressablesIn, type Pressable, type ScanStop } from '@marigold/device'

const dialog = () => document.querySelector('[role="dialog"]')

/** What has the scan for itself while it is there, by `data-scan="only"`: something pressed in a rhythm. */
export function onlyOne(): HTMLElement | null {
  return dialog() ? null : document.querySelector<HTMLElement>('[data-scan="only"]:not(:disabled)')
}

/** What can be pressed now, in reading order: that of an open dialog alone when there is one. */
export function pressables(): Pressable<HTMLElement>[] {
  const all = pressablesIn(dialog() ?? document.body)
  const only = onlyOne()
  return only ? all.filter(({ at }) => at === only) : all
}

/** Choices that carry a number: those of play, not the bar, not a settings panel. */
export function numbered(): HTMLElement[] {
  if (document.querySelector('.panel')) return []
  return pressables()
    .filter(({ groups }) => !groups.some(({ late }) => late))
    .sort((a, b) => Number(b.first) - Number(a.first))
    .map(({ at }) => at)
}

/** Writes the numbers 1 to 9 on the choices, and takes away those that no longer hold. */
export function writeNumbers(on: boolean): void {
  const shown = on ? numbered().slice(0, 9) : []
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    if (!shown.includes(element)) element.removeAttribute('data-label')
  }
  for (const [i, element] of shown.entries()) {
    if (element.dataset.label !== String(i + 1)) element.dataset.label = String(i + 1)
  }
}

const nameOf = (element: HTMLElement) =>
  element.dataset.scanGroup ?? element.getAttribute('aria-label') ?? element.textContent.trim()

/** Rings what a stop stands for, and brings it into view; answers what to say of it. */
export function ring(stop: ScanStop<HTMLElement> | null): string | null {
  for (const element of document.querySelectorAll('.lit, .lit-group')) element.classList.remove('lit', 'lit-group')
  if (!stop) return null
  const [first, ...more] = leavesOf(stop)
  if (!first) return null
  if ('press' in stop) first.classList.add('lit')
  else if (stop.at) stop.at.classList.add('lit-group')
  else for (const element of [first, ...more]) element.classList.add('lit')
  const shown = 'group' in stop && stop.at ? stop.at : first
  shown.scrollIntoView({ block: 'nearest' })
  if ('group' in stop && !stop.at) return m.kit_and_more({ nameOf: nameOf(first), more: more.length })
  return nameOf(shown)
}
