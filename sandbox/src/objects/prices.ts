import { type Call, type Endpoint, required } from '../api/endpoint.ts'
import { matches, page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import type { Price, Recurring } from '../state/records.ts'
import { newId } from '../state/world.ts'

function create({ world, params }: Call): Price {
  if (required(params, 'currency') !== 'usd') throw invalid('This sandbox takes usd only.', 'currency')
  const amount = required<number>(params, 'unit_amount')
  const lookupKey = required(params, 'lookup_key')
  if (world.store.all('price').some((price) => price.lookup_key === lookupKey))
    throw invalid('Another price already uses that lookup key.', 'lookup_key', 'resource_already_exists')
  const product = required<Params>(params, 'product_data')
  const recurring = required<Params>(params, 'recurring')
  const interval_count = (recurring.interval_count as number | undefined) ?? 1
  if (interval_count < 1) throw invalid('Invalid interval count', 'recurring[interval_count]')
  return world.store.put({
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: String(amount),
    id: newId('price'),
    object: 'price',
    active: true,
    created: world.now(),
    currency: 'usd',
    lookup_key: lookupKey,
    metadata: mergeMetadata({}, params.metadata),
    nickname: (params.nickname as string | undefined) ?? null,
    product: newId('prod', 14),
    recurring: {
      interval: required<Recurring['interval']>(recurring, 'interval', 'recurring[interval]'),
      interval_count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    unit_amount: amount,
    _name: required(product, 'name', 'product_data[name]'),
  } as Price)
}

export const priceEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/prices',
    params: {
      currency: 'text',
      lookup_key: 'text',
      metadata: 'map',
      nickname: 'text',
      product_data: { of: { name: 'text' } },
      recurring: { of: { interval: { oneOf: ['month', 'year'] }, interval_count: 'integer' } },
      unit_amount: 'integer',
    },
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    params: { ...pageShape, active: 'boolean', lookup_keys: 'texts' },
    run: (call) => {
      const keys = call.params.lookup_keys as (string | null)[] | undefined
      return page(
        call,
        'price',
        (one) => matches(one.active, call.params.active) && (keys === undefined || keys.includes(one.lookup_key)),
      )
    },
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
]
