import { useSignal } from '@preact/signals'
import { codeOf } from '../session/code.ts'
import type { AnySession } from '../session/session.ts'
import { copyRefused, copyText } from './copy.ts'
import { Icon } from './icons.tsx'

/** A link that brings these settings back, and a box that takes one. */
export function ShareSettings({ session }: { session: AnySession }) {
  const { spec, host } = session
  const note = useSignal('')
  const tell = (text: string) => {
    note.value = text
    session.live.value = text
  }
  const copy = async () => {
    const code = codeOf(spec.fields, { level: session.level.value, values: session.values.value })
    // The player page copies, and says itself whether it did.
    if (host.hosted) return host.send({ type: 'LINK', code })
    const link = `${location.href.split('#')[0] ?? ''}#set=${code}`
    tell((await copyText(link)) ? 'The link is copied.' : copyRefused)
  }
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    const box = (event.currentTarget as HTMLFormElement).elements.namedItem('code') as HTMLInputElement
    const taken = session.apply(box.value)
    tell(taken ? 'Level and settings are set.' : 'That is not a link or code of these settings.')
    if (taken) box.value = ''
  }
  return (
    <section data-scan-group="Share settings">
      <h3>Share settings</h3>
      <small>The link brings back level and settings. No names are in it.</small>
      <div class="share">
        <button type="button" class="button plain" data-scan="" onClick={() => void copy()}>
          <Icon name="copy" /> Copy a link
        </button>
        <form onSubmit={take}>
          <input type="text" name="code" aria-label="Link or code" placeholder="Paste a link or code" required />
          <button type="submit" class="button plain">
            Use it
          </button>
        </form>
      </div>
      <p class="hint" role="status">
        {note.value}
      </p>
    </section>
  )
}
