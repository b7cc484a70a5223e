/** Returns the index of the next selectable choice, wrapping around; the current one if there is no other. */
export function nextChoice(now: number, may: readonly boolean[]): number {
  const { length } = may
  for (let by = 1; by < length; by += 1) if (may[(now + by) % length]) return (now + by) % length
  return now
}

/**
 * Activates a target for a switch user. Scripts can't open a dropdown's list, so a dropdown moves to its next choice.
 */
export function activate(target: HTMLElement) {
  if (!(target instanceof HTMLSelectElement)) return target.click()
  const may = [...target.options].map((option) => !option.disabled && option.value !== target.dataset.scanSkip)
  target.selectedIndex = nextChoice(target.selectedIndex, may)
  target.dispatchEvent(new Event('change', { bubbles: true }))
}
