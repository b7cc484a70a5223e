import { m } from '#messages'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { listen } from '../input/listen.ts'
import type { AnyPlay } from '../play/internal-play.ts'
import { ownText, ownTextsOf, printOwnTexts, wipeOwnTexts, writeOwnText } from '../play/own-text.ts'
import { Panel } from './panel.tsx'
import { Press } from './press.tsx'
import '../styles/own-words.css'

const idleMs = 600_000

/** Wipes what was typed when the page is left, and after ten minutes in which nobody typed. Call it in the game's view. */
export function useWiping(play: Pick<AnyPlay, 'clock'>): void {
  const typed = ownTextsOf(play).value
  useLayoutEffect(() => listen({ pagehide: () => wipeOwnTexts(play) }, { at: window }), [play])
  useEffect(() => (typed.length > 0 ? play.clock.after(idleMs, () => wipeOwnTexts(play)) : undefined), [play, typed])
}

/** A field that a player may fill in, of at most 120 characters. */
export interface OwnField {
  name: string
  label: string
  longest: number
}

/** One field for the client's own words: no spell check, and nothing remembered by the browser. */
export const OwnWordsField = ({ play, seat, field }: { play: object; seat: number; field: OwnField }) => (
  <label class="own-words-field">
    <span>{field.label}</span>
    <input
      type="text"
      autocomplete="off"
      spellcheck={false}
      maxLength={field.longest}
      value={ownText(play, seat, field.name)}
      onInput={(event) => writeOwnText(play, seat, field.name, event.currentTarget.value)}
    />
  </label>
)

interface OwnWordsProps {
  play: object
  seat: number
  title: string
  fields: readonly OwnField[]
  close: () => void
}

/** A panel for the client's own words: the fields, whether paper shows them, and a button that wipes them. */
export function OwnWords({ play, seat, title, fields, close }: OwnWordsProps) {
  const prints = ownTextsOf(play).value[seat]?.prints ?? false
  return (
    <Panel title={title} class="own-words">
      {fields.map((field) => (
        <OwnWordsField key={field.name} play={play} seat={seat} field={field} />
      ))}
      <p>{m.kit_own_words_are_never_stored()}</p>
      <div class="row">
        <Press
          class="button plain"
          role="switch"
          aria-checked={prints}
          onClick={() => printOwnTexts(play, seat, !prints)}
        >
          {prints ? m.kit_own_words_go_on_paper() : m.kit_put_own_words_on_paper()}
        </Press>
        <Press class="button plain" onClick={() => wipeOwnTexts(play, seat)}>
          {m.kit_wipe_own_words()}
        </Press>
        <Press class="button" data-scan="first" onClick={close}>
          {m.kit_done()}
        </Press>
      </div>
    </Panel>
  )
}
