import { render } from '../api/render.ts'
import type { SandboxEvent } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { document, html } from './html.ts'

/** One event as it is sent, and what became of it on its ways. */
export function eventPage(world: World, event: SandboxEvent): string {
  const ways = world.store.all('delivery').filter((one) => one.event === event.id)
  return document(
    event.type,
    html`<main class="panels">
      <p><a class="back" href="/_sandbox/">Back</a></p>
      <h1>${event.type}</h1>
      <section class="panel">
        <h2>Sent</h2>
        ${
          ways.length === 0
            ? html`<p>To nobody.</p>`
            : html`<ul>
                ${ways.map((one) => html`<li>${one.status}, tries: ${one.attempts} ${one.lastError ?? one.lastStatus}</li>`)}
              </ul>`
        }
      </section>
      <section class="panel" tabindex="0" aria-label="What is sent">
        <h2>What is sent</h2>
        <pre>${JSON.stringify(render(event), null, 2)}</pre>
      </section>
    </main>`,
  )
}
