import { m } from '#messages'
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
    tell((await copyText(link)) ? m.kit_the_link_is_copied() : copyRefused)
  }
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    const box = (event.currentTarget as HTMLFormElement).elements.namedItem('code') as HTMLInputElement
    const taken = session.apply(box.value)
    tell(taken ? m.kit_level_and_settings_are_set() : m.kit_that_link_or_code_isnt_for_this())
    if (taken) box.value = ''
  }
  return (
    <section data-scan-group={m.kit_share_settings()}>
      <h3>{m.kit_share_settings()}</h3>
      <small>{m.kit_the_link_restores_the_level_and()}</small>
      <div class="share">
        <button type="button" class="button plain" data-scan="" onClick={() => void copy()}>
          <Icon name="copy" /> {m.kit_copy_a_link()}
        </button>
        <form onSubmit={take}>
          <input
            type="text"
            name="code"
            aria-label={m.kit_link_or_code()}
            placeholder={m.kit_paste_a_link_or_code()}
            required
          />
          <button type="submit" class="button plain">
            {m.kit_use_it()}
          </button>
        </form>
      </div>
      <p class="hint" role="status">
        {note.value}
      </p>
    </section>
  )
}
