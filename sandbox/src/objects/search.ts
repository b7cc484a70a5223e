import type { Call, Endpoint } from '../api/endpoint.ts'
import { limitOf } from '../api/list.ts'
import { invalid, notHere } from '../api/refusal.ts'
import type { Kind } from '../state/records.ts'

const clause =
  /^\s*(?<not>-)?(?<field>[a-z_]+(?:\.[a-z_]+)*)(?:\[(["'])(?<key>.*?)\3\])?\s*(?<sign>:|~|>=|<=|>|<)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[\w.-]+))\s*/

interface Clause {
  not: boolean
  path: string[]
  sign: string
  value: string
}

/** Reads `status:'active' AND metadata["user"]:"7"`. As at the provider, AND and OR do not mix. */
function readQuery(query: string): { clauses: Clause[]; any: boolean } {
  const clauses: Clause[] = []
  const joints = new Set<string>()
  let rest = query
  for (;;) {
    const found = clause.exec(rest)
    if (!found?.groups) throw unreadable(query)
    const { not, field = '', key, sign = ':', double, single, bare } = found.groups
    const value = double ?? single ?? bare ?? ''
    clauses.push({
      not: not !== undefined,
      path: [...field.split('.'), ...(key === undefined ? [] : [key])],
      sign,
      value,
    })
    rest = rest.slice(found[0].length)
    if (rest === '') break
    const joint = /^(AND|OR)?\s+/i.exec(rest) ?? /^(AND|OR)?(?=-?[a-z_])/.exec(rest)
    if (!joint) throw unreadable(query)
    joints.add((joint[1] ?? 'AND').toUpperCase())
    rest = rest.slice(joint[0].length)
  }
  if (joints.size > 1) throw invalid('You cannot use both AND and OR in the same query.', 'query')
  return { clauses, any: joints.has('OR') }
}

function unreadable(query: string) {
  return invalid(`We were unable to parse your search query: ${query.slice(0, 100)}`, 'query')
}

function matches(record: object, { not, path, sign, value }: Clause): boolean {
  let found: unknown = record
  for (const part of places[path.join('.')] ?? path)
    found = (found as Record<string, unknown> | null | undefined)?.[part]
  const given = String(found ?? 'null').toLowerCase()
  const wanted = value.toLowerCase()
  const number = Number(found)
  const holds = {
    ':': given === wanted,
    '~': given.includes(wanted),
    '>': number > Number(value),
    '<': number < Number(value),
    '>=': number >= Number(value),
    '<=': number <= Number(value),
  }[sign]
  return holds !== not
}

function checkFields(name: string, clauses: Clause[]): void {
  const known = searched[name]?.fields.split(' ') ?? []
  const other = clauses.find(({ path }) => !known.includes(path[0] ?? ''))
  if (!other) return
  const field = other.path.join('.')
  throw invalid(`Field \`${field}\` is an unsupported search field for resource \`${name}\`. ${notHere}`, 'query')
}

function search(name: string, { world, params, url }: Call) {
  const query = typeof params.query === 'string' ? params.query.trim() : ''
  if (!query) throw invalid('Missing required param: query.', 'query', 'parameter_missing')
  const limit = limitOf(params)
  const { clauses, any } = readQuery(query)
  checkFields(name, clauses)
  const found = world.store
    .all(searched[name]?.kind ?? 'customer')
    .filter((one) => !('deleted' in one))
    .filter((one) => (any ? clauses.some((each) => matches(one, each)) : clauses.every((each) => matches(one, each))))
    .reverse()
  const start = typeof params.page === 'string' ? Number(Buffer.from(params.page, 'base64url').toString()) : 0
  if (!Number.isInteger(start) || start < 0) throw invalid('Invalid page token.', 'page')
  const more = found.length > start + limit
  const next_page = more ? Buffer.from(String(start + limit)).toString('base64url') : null
  return { object: 'search_result', data: found.slice(start, start + limit), has_more: more, next_page, url }
}

interface Searched {
  kind: Kind
  /** What may be asked for, as at the provider. */
  fields: string
}

const searched: Record<string, Searched> = {
  customers: { kind: 'customer', fields: 'created email metadata name phone' },
  subscriptions: { kind: 'subscription', fields: 'canceled_at created metadata status' },
  invoices: { kind: 'invoice', fields: 'created currency customer metadata number status subscription total' },
  prices: { kind: 'price', fields: 'active currency lookup_key metadata product type' },
  products: { kind: 'product', fields: 'active description metadata name' },
  charges: { kind: 'charge', fields: 'amount created currency customer metadata refunded status' },
  payment_intents: { kind: 'payment_intent', fields: 'amount created currency customer metadata status' },
}

/** Where a record has a field that is searched under another name. */
const places: Record<string, string[]> = { subscription: ['parent', 'subscription_details', 'subscription'] }

export const searchEndpoints: Endpoint[] = Object.keys(searched).map((name) => ({
  method: 'GET',
  path: `/v1/${name}/search`,
  params: { query: 'text', limit: 'integer', page: 'text' },
  run: (call) => search(name, call),
}))
