import { readdirSync, readFileSync } from 'node:fs'

/** A line of the table: what was measured, its goal, and whether it's met. */
export interface Row {
  goal: string
  what: string
  value: string
  holds: boolean | null
}

/** Returns the median of a list. */
export function median(list: number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2
}

/** Returns the value that `share` of the list (0 to 1) doesn't exceed. */
export function quantile(list: number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * list.length) - 1)] ?? NaN
}

/** Formats a number for the table. */
export function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** Formats the median, followed by the minimum and maximum. */
function spread(list: number[], unit = ''): string {
  return `${shown(median(list))}${unit} (${shown(Math.min(...list))}–${shown(Math.max(...list))})`
}

/** Returns a row whose value must not exceed `most`. */
export function atMost(goal: string, what: string, list: number[], most: number, unit = ''): Row {
  return { goal: `${goal} ≤ ${most}${unit}`, what, value: spread(list, unit), holds: median(list) <= most }
}

/** Returns a row whose value must reach `least`. */
export function atLeast(goal: string, what: string, list: number[], least: number, unit = ''): Row {
  return { goal: `${goal} ≥ ${least}${unit}`, what, value: spread(list, unit), holds: median(list) >= least }
}

/** Divides values that were measured right after each other, because what slows the machine slows both. */
export function ratios(ours: number[], reference: number[]): number[] {
  return ours.map((value, index) => value / (reference[index] ?? NaN))
}

/** Returns the processor seconds of a process, or NaN if the system doesn't report them. */
export function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return NaN
  }
}

/** Returns the processor milliseconds of a process and its children, or NaN if the system doesn't report them. */
export function processorMilliseconds(pid: number): number {
  try {
    let used = 0
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const at = `/proc/${pid}/task/${thread}`
      used += Number(readFileSync(`${at}/schedstat`, 'utf8').split(' ')[0]) / 1e6
      for (const child of readFileSync(`${at}/children`, 'utf8').split(' ').filter(Boolean))
        used += processorMilliseconds(Number(child))
    }
    return used
  } catch {
    return NaN
  }
}

/** Returns the resident memory of a process in MB, or NaN if the system doesn't report it. */
export function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return NaN
  }
}

/** Formats the table as Markdown. */
export function table(rows: Row[]): string {
  const lines = rows.map(({ what, goal, value, holds }) => [
    what,
    goal,
    value,
    holds === null ? '' : holds ? 'yes' : 'no',
  ])
  const all = [['What', 'Goal', 'Median (range)', 'Holds'], ...lines]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const text = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [text(all[0] ?? []), rule, ...all.slice(1).map(text)].join('\n')
}
