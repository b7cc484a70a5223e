import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { Press } from '../kit/index.ts'
import { FruitShape } from './fruit.tsx'
import { fruitNames, ripenessNames } from './fruit-names.ts'
import { helpNames } from './help-names.ts'
import type { FruitKind, Order, Weather } from './orchard.ts'
import type { Help, State } from './rules.ts'
import { helps } from './rules.ts'

function WeatherIcon({ weather }: { weather: Weather }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {weather === 'calm' && <path d="M8 32C4 24 12 18 18 20C20 10 34 10 36 20C44 20 46 30 40 34H12Z" fill="#A9BCC8" />}
      {weather === 'sun' && (
        <g>
          <circle cx="24" cy="24" r="10" fill="#F2A81F" />
          {Array.from({ length: 8 }, (_, ray) => (
            <rect
              key={ray}
              x="22"
              y="3"
              width="4"
              height="9"
              rx="2"
              fill="#F2A81F"
              transform={`rotate(${ray * 45} 24 24)`}
            />
          ))}
        </g>
      )}
      {weather === 'bird' && (
        <path d="M6 26C12 12 26 10 32 18L44 20L36 26C36 36 26 42 16 38L8 42L12 34C8 32 6 30 6 26Z" fill="#4E6FB3" />
      )}
      {weather === 'wind' && (
        <g fill="none" stroke="#5B7F95" stroke-width="4.500" stroke-linecap="round">
          <path d="M6 18H30C38 18 38 8 31 8" />
          <path d="M6 26H38C45 26 45 37 37 36" />
          <path d="M6 34H24C30 34 30 42 25 41" />
        </g>
      )}
    </svg>
  )
}

/** Shows the weather of this round and, at higher levels, of those after it. */
export function Forecast({ sky }: { sky: Weather[] }) {
  return (
    <ol class="forecast" aria-label={m.patient_orchard_forecast()}>
      {sky.map((weather, index) => (
        <li key={index} class={index === 0 ? 'next' : ''}>
          <WeatherIcon weather={weather} />
          <span>{index === 0 ? m.patient_orchard_now() : `+${index}`}</span>
          <b class="sr">{m.patient_orchard_weather_and_effect({ weather })}</b>
        </li>
      ))}
    </ol>
  )
}

function FruitIcon({ kind, ripeness }: { kind: FruitKind; ripeness: Order['ripeness'] }) {
  return (
    <svg viewBox="-28 -36 56 64" aria-hidden="true">
      <FruitShape kind={kind} ripeness={ripeness} />
    </svg>
  )
}

/** Shows the orders at the gate and today's prices. */
export function Gate({ state }: { state: State }) {
  const { orders, prices, level } = state
  if (orders.length === 0 && !level.market) return null
  return (
    <div class="gate">
      {orders.slice(0, 3).map((order) => (
        <p key={order.id}>
          <FruitIcon kind={order.kind} ripeness={order.ripeness} />
          <span>
            {order.count} ×{' '}
            <span class="wordy">
              {m.patient_orchard_ordered_fruit({
                ripeness: ripenessNames[order.ripeness],
                fruit: fruitNames[order.kind],
              })}
            </span>
          </span>
          <b>+{order.reward}</b>
        </p>
      ))}
      {level.market && (
        <p class="prices">
          {(Object.keys(prices) as FruitKind[]).map((kind) => (
            <span key={kind}>
              <FruitIcon kind={kind} ripeness={3} />
              <b aria-label={m.patient_orchard_price({ fruit: fruitNames[kind], price: prices[kind] })}>
                ×{prices[kind] === 0.5 ? '½' : prices[kind]}
              </b>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Asks what would help after a gust. Every answer is fine and gives a new seed. */
export function HelpQuestion({ choose }: { choose: (help: Help) => void }) {
  const done = useSignal(false)
  return (
    <div class="leaf" role="group" aria-labelledby="leaf-title">
      <h2 id="leaf-title">{m.patient_orchard_a_gust_the_fruit_lands_on()}</h2>
      <p data-instruction="">{m.patient_orchard_what_would_help_right_now_a()}</p>
      <div class="row">
        {helps.map((help) => (
          <Press
            key={help}
            class="button plain"
            disabled={done.value}
            onClick={() => {
              done.value = true
              choose(help)
            }}
          >
            {helpNames[help]}
          </Press>
        ))}
      </div>
    </div>
  )
}
