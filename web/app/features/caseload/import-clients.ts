import Papa from 'papaparse'
import { disciplines, newClient, newRecord, codeMost, type Client } from '../../caseload/records.ts'

/** A line of a CSV file that wasn't imported, with why. */
export interface RejectedLine {
  line: number
  why: 'no-code' | 'known' | 'minutes'
}

/** The cells of CSV text. */
function parseCsv(text: string): string[][] {
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data.map((row) => row.map((cell) => cell.trim()))
}

const columns = { code: 0, discipline: 1, minutes: 2, per: 3 }

/** Where the columns are: by the names in the first line, or else in the order code, discipline, minutes, week or month. */
function columnsOf(first: readonly string[]) {
  const names = first.map((name) => name.toLowerCase())
  if (!names.some((name) => name === 'code' || name === 'client' || name === 'initials'))
    return { at: columns, header: 0 }
  const find = (...wanted: string[]) => names.findIndex((name) => wanted.includes(name))
  const at = {
    code: find('code', 'client', 'initials'),
    discipline: find('discipline', 'profession'),
    minutes: find('minutes'),
    per: find('per', 'period'),
  }
  return { at, header: 1 }
}

/** Reads clients from CSV text. A code that is already on the caseload is rejected, so that a file can be imported twice. */
export function clientsOfCsv(
  text: string,
  known: readonly Client[],
  usual: Client['discipline'],
): { clients: Client[]; rejected: RejectedLine[] } {
  const rows = parseCsv(text)
  const { at, header } = columnsOf(rows[0] ?? [])
  const clients: Client[] = []
  const rejected: RejectedLine[] = []
  rows.slice(header).forEach((row, place) => {
    const line = place + 1 + header
    const cellAt = (column: number) => (column < 0 ? '' : (row[column] ?? ''))
    const code = cellAt(at.code).slice(0, codeMost)
    const minutes = cellAt(at.minutes)
    const isKnown = [...known, ...clients].some((one) => one.code.toLowerCase() === code.toLowerCase())
    if (code === '') return rejected.push({ line, why: 'no-code' })
    if (isKnown) return rejected.push({ line, why: 'known' })
    if (minutes !== '' && !/^[1-9]\d{0,3}$/.test(minutes)) return rejected.push({ line, why: 'minutes' })
    const discipline = disciplines.find((one) => one === cellAt(at.discipline).toUpperCase()) ?? usual
    const per = cellAt(at.per).toLowerCase().startsWith('month') ? ('month' as const) : ('week' as const)
    return clients.push({
      ...newClient(code, [...known, ...clients], discipline),
      ...newRecord(),
      ...(minutes !== '' && { plan: { minutes: Number(minutes), per } }),
    })
  })
  return { clients, rejected }
}
