/** 'YYYY-MM-DD' of a day here. */
export function dayValue(at: number): string {
  const date = new Date(at)
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return [date.getFullYear(), ...parts].join('-')
}
