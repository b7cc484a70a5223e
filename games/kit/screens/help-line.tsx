import { m } from '#messages'
import { hasHelpLine } from '../session/help-line.ts'
import type { AnySession } from '../session/session.ts'

/** For the adult: the local help line of this device. In play it is shown, and between games it can be changed. */
export function HelpLineSection({ session }: { session: AnySession }) {
  const { helpLine, spec, host, screen } = session
  if (!hasHelpLine(spec)) return null
  const { helpLine: text, helpLinePrints } = helpLine.now.value
  if (screen.value === 'play')
    return (
      text !== '' && (
        <section>
          <h3>{m.kit_local_help_line()}</h3>
          <p class="help-line">{text}</p>
        </section>
      )
    )
  return (
    <section data-scan-group={m.kit_local_help_line()}>
      <h3>{m.kit_local_help_line()}</h3>
      <small id="help-line-about">{m.kit_for_adults_in_games_about_feelings()}</small>
      <div class="names">
        <input
          type="text"
          maxLength={120}
          autocomplete="off"
          aria-label={m.kit_local_help_line()}
          aria-describedby="help-line-about"
          placeholder={m.kit_a_name_and_a_number()}
          value={text}
          onInput={(event) => helpLine.set({ helpLine: event.currentTarget.value }, host)}
        />
      </div>
      <label class="field switch" data-scan="">
        <span>{m.kit_print_it_on_pages_from_these_games()}</span>
        <input
          type="checkbox"
          role="switch"
          checked={helpLinePrints}
          onChange={(event) => helpLine.set({ helpLinePrints: event.currentTarget.checked }, host)}
        />
      </label>
    </section>
  )
}
