/** The place of the choice after this one, around the end; without one that may be chosen it stays. */
export function choiceAfter(now: number, may: readonly boolean[]): number {
  const { length } = may
  for (let by = 1; by < length; by += 1) if (may[(now + by) % length]) return (now + by) % length
  return now
}

/** What a switch's press does: a dropdown, whose list no script can open, goes to its next choice. */
export function pressOn(target: HTMLElement) {
  if (!(target instanceof HTMLSelectElement)) return target.click()
  const may = [...target.options].map((option) => !option.disabled && option.value !== target.dataset.scanSkip)
  target.selectedIndex = choiceAfter(target.selectedIndex, may)
  target.dispatchEvent(new Event('change', { bubbles: true }))
}
