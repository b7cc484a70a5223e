import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params, type Shape } from '../api/shape.ts'
import type { Price, Product, Recurring } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

const productFields = { name: 'text', description: 'text', active: 'boolean', metadata: 'map' } as const satisfies Shape

function createProduct(world: World, params: Params): Product {
  const name = text(params.name)
  if (!name) throw invalid('Missing required param: name.', 'name', 'parameter_missing')
  const id = text(params.id) ?? newId('prod', 14)
  if (world.store.get('product', id)) throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists')
  const product = world.store.put({
    default_price: null,
    description: text(params.description),
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    url: null,
    id,
    object: 'product',
    active: (params.active as boolean | undefined) ?? true,
    created: world.now(),
    updated: world.now(),
    metadata: mergeMetadata({}, params.metadata),
    name,
  } as Product)
  world.announce('product.created', product)
  return product
}

function updateProduct({ world, id, params }: Call): Product {
  const before = world.store.get('product', id)
  if (!before) throw notFound('product', id)
  const { metadata, ...rest } = params
  const fields = { ...rest, metadata: mergeMetadata(before.metadata, metadata), updated: world.now() }
  const product = world.store.patch(before, fields as Partial<Product>)
  world.announce('product.updated', product, before)
  return product
}

/** A price must be there and be one that can be sold. */
export function priceOf(world: World, id: unknown, param: string): Price {
  if (typeof id !== 'string') throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  const price = world.store.get('price', id)
  if (!price) throw missing('price', id, param)
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', param)
  return price
}

function recurringOf(params: Params): Recurring | null {
  const recurring = params.recurring as Params | undefined
  if (!recurring) return null
  if (!recurring.interval)
    throw invalid('Missing required param: recurring[interval].', 'recurring[interval]', 'parameter_missing')
  const count = (recurring.interval_count as number | undefined) ?? 1
  if (count < 1 || count > 36) throw invalid('Invalid interval count', 'recurring[interval_count]')
  return {
    interval: recurring.interval as Recurring['interval'],
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

// A lookup key belongs to one price: with transfer_lookup_key it moves, otherwise a second one is refused.
function claimLookupKey(world: World, key: string | null, transfer: boolean, self?: string): void {
  if (!key) return
  const holder = world.store.all('price').find((price) => price.lookup_key === key && price.id !== self)
  if (!holder) return
  if (!transfer)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists')
  world.announce('price.updated', world.store.patch(holder, { lookup_key: null }), holder)
}

/** A currency by its code, in small letters. */
function checkCurrency(given: unknown): string {
  const currency = text(given)?.toLowerCase()
  if (!currency) throw invalid('Missing required param: currency.', 'currency', 'parameter_missing')
  if (!Intl.supportedValuesOf('currency').includes(currency.toUpperCase()))
    throw invalid(`Invalid currency: ${currency}`, 'currency')
  return currency
}

function createPrice({ world, params }: Call): Price {
  const currency = checkCurrency(params.currency)
  const amount = params.unit_amount as number | undefined
  if (typeof amount !== 'number')
    throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing')
  if (amount < 0)
    throw invalid('This value must be greater than or equal to 0.', 'unit_amount', 'parameter_invalid_integer')
  const lookupKey = text(params.lookup_key)
  claimLookupKey(world, lookupKey, params.transfer_lookup_key === true)
  if (params.product && params.product_data)
    throw invalid('You may only specify one of these parameters: product, product_data.', 'product')
  const product = params.product_data ? createProduct(world, params.product_data as Params).id : text(params.product)
  if (!product) throw invalid('Missing required param: product.', 'product', 'parameter_missing')
  if (!world.store.get('product', product)) throw missing('product', product, 'product')
  const recurring = recurringOf(params)
  const price = world.store.put({
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    unit_amount_decimal: String(amount),
    id: newId('price'),
    object: 'price',
    active: (params.active as boolean | undefined) ?? true,
    created: world.now(),
    currency,
    lookup_key: lookupKey,
    metadata: mergeMetadata({}, params.metadata),
    nickname: text(params.nickname),
    product,
    recurring,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
  } as Price)
  world.announce('price.created', price)
  return price
}

function updatePrice({ world, id, params }: Call): Price {
  const before = world.store.get('price', id)
  if (!before) throw notFound('price', id)
  const { metadata, transfer_lookup_key: transfer, ...rest } = params
  if (params.lookup_key !== undefined) claimLookupKey(world, text(params.lookup_key), transfer === true, id)
  const fields = { ...rest, metadata: mergeMetadata(before.metadata, metadata) } as Partial<Price>
  const price = world.store.patch(before, fields)
  world.announce('price.updated', price, before)
  return price
}

function listPrices({ world, params, url }: Call) {
  const keys = params.lookup_keys as string[] | undefined
  const found = world.store
    .all('price')
    .filter((price) => !keys || keys.includes(price.lookup_key ?? ''))
    .filter((price) => params.active === undefined || price.active === params.active)
    .filter((price) => !params.product || price.product === params.product)
  return page(found, params, url, world.store.all('price'))
}

const intervals = ['day', 'week', 'month', 'year'] as const

const priceFields = {
  active: 'boolean',
  lookup_key: 'text',
  nickname: 'text',
  metadata: 'map',
} as const satisfies Shape

export const catalogEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/products',
    params: { ...productFields, id: 'text' },
    run: ({ world, params }) => createProduct(world, params),
  },
  {
    method: 'GET',
    path: '/v1/products',
    params: { ...listShape, active: 'boolean' },
    run: ({ world, params, url }) => {
      const all = world.store.all('product')
      const found = all.filter((one) => params.active === undefined || one.active === params.active)
      return page(found, params, url, all)
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    run: ({ world, id }) => {
      const product = world.store.get('product', id)
      if (!product) throw notFound('product', id)
      return product
    },
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    params: { ...productFields, description: 'text or empty' },
    run: updateProduct,
  },
  {
    method: 'POST',
    path: '/v1/prices',
    params: {
      ...priceFields,
      currency: 'text',
      unit_amount: 'integer',
      product: 'text',
      product_data: { of: { id: 'text', name: 'text', active: 'boolean', metadata: 'map' } },
      recurring: {
        of: { interval: { oneOf: intervals }, interval_count: 'integer', usage_type: { oneOf: ['licensed'] } },
      },
      transfer_lookup_key: 'boolean',
    },
    run: createPrice,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    params: {
      ...listShape,
      active: 'boolean',
      lookup_keys: 'texts',
      product: 'text',
    },
    run: listPrices,
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    run: ({ world, id }) => {
      const price = world.store.get('price', id)
      if (!price) throw notFound('price', id)
      return price
    },
  },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    params: { ...priceFields, transfer_lookup_key: 'boolean' },
    run: updatePrice,
  },
]
