import type { FastifyReply } from 'fastify'
import { paymentOf } from '../billing/invoices.ts'
import { money } from '../billing/lines.ts'
import { periodEndOf } from '../billing/subscriptions.ts'
import type { Invoice } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { html, type Markup, sendPage } from './html.ts'

const shownRows = 50

function timeOf(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')
}

function table(title: string, heads: string[], rows: unknown[][]): Markup {
  return html`<section class="panel" tabindex="0" aria-label="${title}">
    <h2>${title}</h2>
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${rows.length === 0 && html`<p>None yet.</p>`}
  </section>`
}

/** Returns a form with a button, and a field if it has a label. */
function control(path: string, button: string, field?: { name: string; label: string; value: string }): Markup {
  const id = `${path}-${field?.name ?? ''}`
  return html`<form class="row" method="post" action="/_sandbox/${path}">
    ${
      field &&
      html`<div>
        <label for="${id}">${field.label}</label>
        <input id="${id}" name="${field.name}" value="${field.value}" />
      </div>`
    }
    <button type="submit">${button}</button>
  </form>`
}

function clockPanel(world: World, problem: string | null): Markup {
  return html`<section class="panel">
    <h2>Clock and charges</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <p>It is <strong>${timeOf(world.now())}</strong> UTC here.</p>
    ${control('clock', 'Move', { name: 'days', label: 'Move the clock forward by days', value: '7' })}
    ${control('clock', 'Set', { name: 'set_to', label: 'Or to a date (UTC)', value: '2030-01-31T12:00Z' })}
    <p>Charges that will fail: ${world.settings.failNextCharges}</p>
    ${control('fail-next-charge', 'Fail the next charge', { name: 'reason', label: 'Because of', value: 'insufficient_funds' })}
  </section>`
}

/** Returns the controls of delivery faults, for testing how the app copes with them. */
function faultsPanel({ settings, store }: World): Markup {
  const { drop, duplicate, delay, shuffle } = settings.faults
  const lost = store.all('delivery').filter((one) => one.status === 'dropped').length
  const count = (label: string, value: number) => ({ name: 'count', label, value: String(value || 1) })
  return html`<section class="panel">
    <h2>Faults of events</h2>
    <p>Set now: drop ${drop}, duplicate ${duplicate}, delay ${delay}, shuffle ${shuffle}.</p>
    ${control('deliveries/drop', 'Drop', count('How many of the next events are lost', drop))}
    ${control('deliveries/duplicate', 'Duplicate', count('How many are sent twice', duplicate))}
    ${control('deliveries/delay', 'Delay', count('How many are sent 5 seconds late', delay))}
    ${control('deliveries/shuffle', 'Shuffle', count('How many are sent newest first', shuffle))}
    ${control('deliveries/reset', 'Clear all faults')}
    <p>Events lost: ${lost}</p>
    ${control('deliveries/redeliver', 'Send the lost events')}
  </section>`
}

/** Returns a form that posts one hidden field. */
function rowButton(path: string, name: string, value: string, button: string): Markup {
  return html`<form method="post" action="/_sandbox/${path}">
    <input type="hidden" name="${name}" value="${value}" /><button type="submit">${button}</button>
  </form>`
}

/** Returns the button to refund a paid invoice, as in the provider's dashboard. */
function refundButton(world: World, invoice: Invoice): Markup | string {
  const { store } = world
  const intent = store.get('payment_intent', paymentOf(world, invoice.id)?.payment.payment_intent ?? '')
  const charge = store.get('charge', intent?.latest_charge ?? '')
  if (!charge?.paid) return ''
  return charge.refunded ? 'refunded' : rowButton('refund', 'charge', charge.id, 'Refund')
}

/** Sends the page with everything in the sandbox, newest first, and the controls. */
export function sendOverview(world: World, reply: FastifyReply, problem: string | null): FastifyReply {
  const { store } = world
  const emailOf = (id: string) => store.get('customer', id)?.email ?? id
  const newest = <T>(all: T[]) => all.reverse().slice(0, shownRows)
  const customers = newest(store.all('customer')).map((one) => [one.id, one.email, timeOf(one.created)])
  const subscriptions = newest(store.all('subscription')).map((one) => [
    one.id,
    emailOf(one.customer),
    one.status,
    money(one.items.data[0].price.unit_amount),
    timeOf(periodEndOf(one)),
    timeOf(one.cancel_at),
  ])
  const invoices = newest(store.all('invoice')).map((one) => [
    one.number,
    emailOf(one.customer),
    one.status,
    money(one.total),
    timeOf(one.created),
    refundButton(world, one),
  ])
  const events = newest(store.all('delivery')).map((one) => [
    one.type,
    one.status,
    one.attempts,
    one.lastError ?? one.lastStatus,
    rowButton('deliveries/redeliver', 'delivery', one.id, 'Send again'),
  ])
  const main = html`<main class="panels">
    <h1>Payments sandbox</h1>
    ${clockPanel(world, problem)} ${faultsPanel(world)} ${table('Customers', ['ID', 'Email', 'Created'], customers)}
    ${table('Subscriptions', ['ID', 'Customer', 'Status', 'Price', 'Period ends', 'Cancels'], subscriptions)}
    ${table('Invoices', ['Number', 'Customer', 'Status', 'Total', 'Created', 'Refund'], invoices)}
    ${table('Events', ['Type', 'Status', 'Attempts', 'Last answer', 'Again'], events)}
  </main>`
  return sendPage(reply, { title: 'Overview', main })
}
