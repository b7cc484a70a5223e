import { m } from '#messages'
import { targetsOf, scanTargetsIn, type ScanTarget, type ScanStop } from '@marigold/device'

const dialog = () => document.querySelector('[role="dialog"]')

/** What has the scan for itself while it is there, by `data-scan="only"`: something pressed in a rhythm. */
export function exclusiveTarget(): HTMLElement | null {
  return dialog() ? null : document.querySelector<HTMLElement>('[data-scan="only"]:not(:disabled)')
}

const isDeferred = ({ groups }: ScanTarget<HTMLElement>) => groups.some(({ deferred }) => deferred)

/**
 * What can be pressed now, in reading order: only what an open dialog holds when there is one. While something is shown
 * and the bar alone is left, nothing: a press then belongs to what is shown. `barAlone` offers the bar even so.
 */
export function scanTargets(barAlone = false): ScanTarget<HTMLElement>[] {
  const all = scanTargetsIn(dialog() ?? document.body)
  const only = exclusiveTarget()
  if (only) return all.filter(({ at }) => at === only)
  return barAlone || !all.every(isDeferred) ? all : []
}

/** Choices that carry a number: those of play, not the bar, not a settings panel. */
export function numberedTargets(): HTMLElement[] {
  if (document.querySelector('.panel')) return []
  return scanTargets()
    .filter((target) => !isDeferred(target))
    .sort((a, b) => Number(b.first) - Number(a.first))
    .map(({ at }) => at)
}

/** Writes the numbers 1 to 9 on the choices, and takes away those that no longer hold. */
export function writeNumbers(on: boolean): void {
  const shown = on ? numberedTargets().slice(0, 9) : []
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    if (!shown.includes(element)) element.removeAttribute('data-label')
  }
  for (const [i, element] of shown.entries()) {
    if (element.dataset.label !== String(i + 1)) element.dataset.label = String(i + 1)
  }
}

/** What a target or a group of them is called. */
export const nameOf = (element: HTMLElement) =>
  element.dataset.scanGroup ?? element.getAttribute('aria-label') ?? element.textContent.trim()

/** Rings what a stop stands for, and brings it into view; answers what to say of it. */
export function highlightStop(stop: ScanStop<HTMLElement> | null): string | null {
  for (const element of document.querySelectorAll('.lit, .lit-group')) element.classList.remove('lit', 'lit-group')
  if (!stop) return null
  const [first, ...more] = targetsOf(stop)
  if (!first) return null
  if ('press' in stop) first.classList.add('lit')
  else if (stop.at) stop.at.classList.add('lit-group')
  else for (const element of [first, ...more]) element.classList.add('lit')
  const shown = 'group' in stop && stop.at ? stop.at : first
  shown.scrollIntoView({ block: 'nearest' })
  if ('group' in stop && !stop.at) return m.kit_and_more({ name: nameOf(first), more: more.length })
  return nameOf(shown)
}
