import { join } from 'node:path'
import ts from 'typescript'
import type { Kind, Shape } from './api/shape.ts'

/** The official client's type of each object that the API shows, by its `object`. */
const typeNames = {
  'billing_portal.configuration': 'BillingPortal.Configuration',
  'billing_portal.session': 'BillingPortal.Session',
  charge: 'Charge',
  'checkout.session': 'Checkout.Session',
  customer: 'Customer',
  event: 'Event',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  line_item: 'InvoiceLineItem',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  price: 'Price',
  refund: 'Refund',
  setup_intent: 'SetupIntent',
  subscription: 'Subscription',
  subscription_item: 'SubscriptionItem',
  subscription_schedule: 'SubscriptionSchedule',
} as const

export type ShownKind = keyof typeof typeNames
export const shownKinds = Object.keys(typeNames) as ShownKind[]

/** The official client's type of the parameters of each call. */
const paramNames = {
  'POST /v1/billing_portal/configurations': 'BillingPortal.ConfigurationCreateParams',
  'GET /v1/billing_portal/configurations': 'BillingPortal.ConfigurationListParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.SessionCreateParams',
  'GET /v1/charges': 'ChargeListParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout.SessionExpireParams',
  'POST /v1/customers': 'CustomerCreateParams',
  'POST /v1/customers/:id': 'CustomerUpdateParams',
  'DELETE /v1/customers/:id': 'CustomerDeleteParams',
  'GET /v1/events': 'EventListParams',
  'GET /v1/invoice_payments': 'InvoicePaymentListParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'POST /v1/invoices/create_preview': 'InvoiceCreatePreviewParams',
  'POST /v1/invoices/:id/pay': 'InvoicePayParams',
  'POST /v1/invoices/:id/void': 'InvoiceVoidInvoiceParams',
  'POST /v1/payment_methods/:id/attach': 'PaymentMethodAttachParams',
  'POST /v1/prices': 'PriceCreateParams',
  'GET /v1/prices': 'PriceListParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'POST /v1/subscription_schedules/:id': 'SubscriptionScheduleUpdateParams',
  'POST /v1/subscription_schedules/:id/release': 'SubscriptionScheduleReleaseParams',
  'GET /v1/subscriptions': 'SubscriptionListParams',
  'POST /v1/subscriptions/:id': 'SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/:id': 'SubscriptionCancelParams',
} as const

/** A call of the API, such as `GET /v1/customers`. */
export type CallName = keyof typeof paramNames
export const callNames = Object.keys(paramNames) as CallName[]

const fields = Object.entries({ ...typeNames, ...paramNames }).map(([kind, name]) => `'${kind}': Stripe.${name}`)
const source = `import type Stripe from 'stripe'\nexport interface Shown { ${fields.join('; ')} }\n`

/** The earliest valid time, in seconds. All of ours are later. */
const earliest = Date.UTC(2020, 0, 1) / 1000
const times = /^(created|updated|date|expires_at|start|end|period_(start|end))$|_(at|start|end)$/

let known: { checker: ts.TypeChecker; types: Map<string, ts.Type> } | null = null

function clientTypes() {
  if (known) return known
  const path = join(import.meta.dirname, 'shown.ts')
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const program = ts.createProgram([path], options, host)
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  const [shown] = module ? checker.getExportsOfModule(module) : []
  if (!shown) throw new Error('The types of the official client were not found')
  const types = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(shown))
    .map((one): [string, ts.Type] => [one.name, checker.getTypeOfSymbol(one)])
  return (known = { checker, types: new Map(types) })
}

function typeOf(name: ShownKind | CallName) {
  const { checker, types } = clientTypes()
  const type = types.get(name)
  if (!type) throw new Error(`No type for ${name}`)
  return { checker, type }
}

/**
 * Lists the fields of a response that the official client's types don't have, or that are missing or of another type.
 */
export function findMismatches(kind: ShownKind, value: unknown): string[] {
  const { checker, type } = typeOf(kind)
  return compare(checker, type, value, kind)
}

/** Returns the parameters that the official client has for a call, and whether they're required. */
export function paramsOf(call: CallName): { name: string; required: boolean }[] {
  const { checker, type } = typeOf(call)
  return checker
    .getPropertiesOfType(type)
    .map(({ name, flags }) => ({ name, required: (flags & ts.SymbolFlags.Optional) === 0 }))
}

/** Lists the parameters of a call that the official client doesn't have, or that have another type there. */
export function findUnknownParams(call: CallName, shape: Shape): string[] {
  const { checker, type } = typeOf(call)
  return compareShape(checker, type, shape, call)
}

function compareShape(checker: ts.TypeChecker, type: ts.Type, shape: Shape, at: string): string[] {
  return Object.entries(shape).flatMap(([name, kind]) => {
    const property = membersOf(type).flatMap((one) => one.getProperty(name) ?? [])[0]
    if (!property) return [`${at} ${name} is unknown`]
    return compareKind(checker, membersOf(checker.getTypeOfSymbol(property)), kind, `${at} ${name}`)
  })
}

const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])

function compareKind(checker: ts.TypeChecker, members: ts.Type[], kind: Kind, at: string): string[] {
  const has = (flag: ts.TypeFlags) => members.some(({ flags }) => (flags & flag) !== 0)
  const right = (does: boolean) =>
    does ? [] : [`${at} is ${members.map((one) => checker.typeToString(one)).join(' | ')}`]
  const objects = members.filter(({ flags }) => flags & ts.TypeFlags.Object)
  if (kind === 'map') return right(objects.length > 0)
  const mayBeEmpty = has(ts.TypeFlags.Null)
  if (typeof kind === 'string') {
    if (kind === 'text') return right(has(ts.TypeFlags.String) && !mayBeEmpty)
    if (kind.startsWith('integer')) return right(has(ts.TypeFlags.Number) && mayBeEmpty === kind.endsWith('empty'))
    if (kind === 'boolean') return right(has(ts.TypeFlags.BooleanLiteral))
    return right(objects.some((one) => checker.isArrayType(one)))
  }
  if ('oneOf' in kind) {
    const known = members.map((one) => (one.isStringLiteral() ? one.value : checker.typeToString(one)))
    return right(kind.oneOf.every((value) => known.includes(value)) && !mayBeEmpty)
  }
  if ('of' in kind) return objects.flatMap((one) => compareShape(checker, one, kind.of, at))
  return objects.flatMap((one) => {
    const [element] = checker.getTypeArguments(one as ts.TypeReference)
    return element ? compareShape(checker, element, kind.each, at) : [`${at} is no list`]
  })
}

function compare(checker: ts.TypeChecker, type: ts.Type, value: unknown, at: string): string[] {
  const all = type.isUnion() ? type.types : [type]
  const { object: kind, type: subkind } = (value ?? {}) as { object?: unknown; type?: unknown }
  // Among several types, the one with the same `object` gives the best explanation.
  const meant = all.filter((member) => {
    if (kind === undefined || literalOf(checker, member, 'object') !== kind) return false
    return kind !== 'event' || literalOf(checker, member, 'type') === subkind
  })
  const objects = all.filter((member) => member.flags & ts.TypeFlags.Object)
  const members = meant.length > 0 ? meant : typeof value === 'object' && value && objects.length > 0 ? objects : all
  const wrong = members.map((member) => compareOne(checker, member, value, at))
  return wrong.reduce((best, one) => (one.length < best.length ? one : best))
}

function literalOf(checker: ts.TypeChecker, type: ts.Type, name: string): unknown {
  const property = type.getProperty(name)
  const literal = property && checker.getTypeOfSymbol(property)
  return literal?.isStringLiteral() ? literal.value : undefined
}

const written = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing'

function compareOne(checker: ts.TypeChecker, type: ts.Type, value: unknown, at: string): string[] {
  const other = [`${at} is ${written(value)}, not ${checker.typeToString(type)}`]
  const fits = (does: boolean) => (does ? [] : other)
  const { flags } = type
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return []
  if (flags & ts.TypeFlags.Null) return fits(value === null)
  if (flags & ts.TypeFlags.Undefined) return fits(value === undefined)
  if (flags & ts.TypeFlags.BooleanLiteral) return fits(String(value) === checker.typeToString(type))
  if (type.isStringLiteral() || type.isNumberLiteral()) return fits(value === type.value)
  if (flags & ts.TypeFlags.String) return fits(typeof value === 'string')
  if (flags & ts.TypeFlags.Number) return fits(isNumber(value, at))
  // The client turns some texts into decimals. Other texts must be among the values in its types.
  if (type.isIntersection())
    return fits(typeof value === 'string' && type.types.some((part) => part.symbol?.name === 'DecimalImpl'))
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference)
    if (!Array.isArray(value) || !element) return other
    return value.flatMap((one, index) => compare(checker, element, one, `${at}[${index}]`))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
  return compareFields(checker, type, value as Record<string, unknown>, at)
}

function isNumber(value: unknown, at: string): boolean {
  if (!Number.isInteger(value)) return false
  const name = at.split('.').at(-1) ?? ''
  return !times.test(name) || ((value as number) > earliest && (value as number) < earliest * 4)
}

function compareFields(checker: ts.TypeChecker, type: ts.Type, value: Record<string, unknown>, at: string): string[] {
  const properties = checker.getPropertiesOfType(type)
  const names = new Set(properties.map(({ name }) => name))
  const each = checker.getIndexInfosOfType(type)[0]?.type
  const wrong = properties.flatMap((property) => {
    const { name } = property
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0
    if (!Object.hasOwn(value, name)) return optional ? [] : [`${at}.${name} is missing`]
    return compare(checker, checker.getTypeOfSymbol(property), value[name], `${at}.${name}`)
  })
  const further = Object.keys(value)
    .filter((name) => !names.has(name))
    .flatMap((name) => (each ? compare(checker, each, value[name], `${at}.${name}`) : [`${at}.${name} is unknown`]))
  return [...wrong, ...further]
}
