import { money } from '../billing/lines.ts'
import { paymentOf } from '../billing/invoices.ts'
import { periodEndOf } from '../billing/subscriptions.ts'
import type { Invoice } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { document, html, type Markup } from './html.ts'

const shown = 50

function moment(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
}

function table(title: string, heads: string[], rows: unknown[][]): Markup {
  const body = rows.map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  )
  return html`<section class="panel" tabindex="0" aria-label="${title}">
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p>None yet.</p>`
        : html`<table>
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${body}
            </tbody>
          </table>`
    }
  </section>`
}

function clockPanel(world: World, problem: string | null): Markup {
  const { failNextCharges, faults } = world.settings
  const set = Object.entries(faults).filter(([, value]) => value)
  return html`<section class="panel">
    <h2>Clock and faults</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <p>It is <strong>${moment(world.now())}</strong> UTC here.</p>
    <form class="row" method="post" action="/_sandbox/clock">
      <div>
        <label for="days">Move the clock forward by days</label
        ><input id="days" name="days" inputmode="numeric" value="7" />
      </div>
      <button type="submit">Move</button>
    </form>
    <form class="row" method="post" action="/_sandbox/clock">
      <div>
        <label for="set_to">Or to a moment (UTC)</label
        ><input id="set_to" name="set_to" placeholder="2027-01-31T12:00Z" />
      </div>
      <button type="submit">Set</button>
    </form>
    <form class="row" method="post" action="/_sandbox/fail-next-charge">
      <p>${failNextCharges === 0 ? 'Charges go as their cards say.' : `The next ${failNextCharges} charges fail.`}</p>
      <button type="submit">Fail the next charge</button>
    </form>
    ${
      set.length > 0 &&
      html`<form class="row" method="post" action="/_sandbox/deliveries/reset">
        <p>Faults of delivery: ${set.map(([name, value]) => `${name} ${String(value)}`).join(', ')}</p>
        <button type="submit">Clear</button>
      </form>`
    }
  </section>`
}

const faultForms = [
  { control: 'drop', says: 'How many of the next events are lost', value: 1 },
  { control: 'duplicate', says: 'How many of the next events come twice', value: 1 },
  { control: 'delay', says: 'How many of the next events come 5 seconds late', value: 1 },
  { control: 'shuffle', says: 'How many of the next events come newest first', value: 3 },
] as const

/** What is done at the provider's dashboard otherwise: the money of a paid invoice goes back. */
function refundForm(world: World, invoice: Invoice): Markup | string {
  const intent = paymentOf(world, invoice.id)?.payment.payment_intent
  const charge = intent
    ? world.store.get('charge', world.store.get('payment_intent', intent)?.latest_charge ?? '')
    : null
  if (!charge?.paid) return ''
  if (charge.refunded) return 'given back'
  return html`<form method="post" action="/_sandbox/refund">
    <input type="hidden" name="charge" value="${charge.id}" /><button type="submit">Refund</button>
  </form>`
}

/** Makes trouble on the way to the app, to see that it copes. */
function troublePanel(world: World): Markup {
  const held = world.store.all('delivery').filter((one) => one.status === 'held').length
  const lost = world.store.all('delivery').filter((one) => one.status === 'dropped').length
  return html`<section class="panel">
    <h2>Trouble with events</h2>
    ${faultForms.map(
      ({ control, says, value }) =>
        html`<form class="row" method="post" action="/_sandbox/deliveries/${control}">
          <div>
            <label for="${control}">${says}</label
            ><input id="${control}" name="count" inputmode="numeric" value="${value}" />
          </div>
          <button type="submit">Set</button>
        </form>`,
    )}
    <form class="row" method="post" action="/_sandbox/deliveries/hold">
      <p>${held === 0 ? 'No event is held back.' : `${held} events are held back.`}</p>
      <button type="submit">Hold all back</button>
    </form>
    <form class="row" method="post" action="/_sandbox/deliveries/release">
      <p>Held ones go in the order in which they were made.</p>
      <button type="submit">Release</button>
    </form>
    <form class="row" method="post" action="/_sandbox/deliveries/redeliver">
      <p>${lost === 0 ? 'No event was lost.' : `${lost} events were lost.`}</p>
      <button type="submit">Send the lost ones</button>
    </form>
  </section>`
}

/** Customers, subscriptions, invoices, events and deliveries, newest first, and the controls. */
export function overviewPage(world: World, problem: string | null): string {
  const { store } = world
  const email = (id: string) => store.get('customer', id)?.email ?? id
  const newest = <T>(all: T[]) => all.reverse().slice(0, shown)
  const subscriptions = newest(store.all('subscription')).map((one) => [
    one.id,
    email(one.customer),
    one.status,
    one.items.data.map((item) => money(item.price.unit_amount * item.quantity, one.currency)).join(', '),
    moment(periodEndOf(one)),
    moment(one.cancel_at),
  ])
  const invoices = newest(store.all('invoice')).map((one) => [
    one.hosted_invoice_url
      ? html`<a href="/_sandbox/invoices/${one.id}">${one.number ?? one.id}</a>`
      : (one.number ?? one.id),
    email(one.customer),
    one.status,
    money(one.total, one.currency),
    moment(one.created),
    refundForm(world, one),
  ])
  const deliveries = newest(store.all('delivery')).map((one) => [
    one.type,
    one.status,
    one.attempts,
    one.lastError ?? one.lastStatus,
    html`<form method="post" action="/_sandbox/deliveries/redeliver">
      <input type="hidden" name="delivery" value="${one.id}" /><button type="submit">Send again</button>
    </form>`,
  ])
  const customers = newest(store.all('customer').filter((one) => !one.deleted)).map((one) => [
    one.id,
    one.email,
    one.name,
    moment(one.created),
  ])
  const events = newest(store.all('event')).map((one) => [
    moment(one.created),
    one.type,
    html`<a href="/_sandbox/events/${one.id}">${one.id}</a>`,
  ])
  return document(
    'Overview',
    html`<main class="panels">
      <h1>Payments sandbox</h1>
      ${clockPanel(world, problem)} ${troublePanel(world)}
      ${table('Customers', ['Id', 'Email', 'Name', 'Since'], customers)}
      ${table('Subscriptions', ['Id', 'Customer', 'Status', 'Price', 'Period ends', 'Stops'], subscriptions)}
      ${table('Invoices', ['Number', 'Customer', 'Status', 'Total', 'Made', 'Give back'], invoices)}
      ${table('Events', ['When', 'Type', 'Id'], events)}
      ${table('Deliveries', ['Event', 'Status', 'Tries', 'Last answer', 'Again'], deliveries)}
    </main>`,
  )
}
