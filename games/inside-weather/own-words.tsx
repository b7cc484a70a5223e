import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { listen, Press } from '../kit/index.ts'
import type { WeatherPlay } from './play-types.ts'

/**
 * What a player typed. It is an object, so that no trial, message, or stored data takes it by mistake: those hold texts and
 * numbers. It is in memory only, and on paper only if the player says so.
 */
interface OwnText {
  readonly title: string
  readonly note: string
  readonly prints: boolean
}
const nothing: OwnText = { title: '', note: '', prints: false }
const longest = { title: 40, note: 120 }
const idleMs = 600_000

const texts = new WeakMap<object, Signal<readonly OwnText[]>>()
/** The typed texts of a play, by seat. */
function textsOf(play: object): Signal<readonly OwnText[]> {
  const all = texts.get(play) ?? signal<readonly OwnText[]>([])
  texts.set(play, all)
  return all
}

/** What a player lets the paper show: a title, and what changed it. */
export function printedWords(play: object, seat: number): { title: string; note: string } {
  const { title, note, prints } = textsOf(play).value[seat] ?? nothing
  return prints ? { title, note } : { title: '', note: '' }
}

/** Wipes everything that was typed when the page is left, and after ten minutes in which nobody typed. */
export function useWiping(play: WeatherPlay): void {
  const all = textsOf(play)
  const typed = all.value
  const wipe = () => void (all.value = [])
  useLayoutEffect(() => listen({ pagehide: wipe }, { at: window }), [all])
  useEffect(() => (typed.length > 0 ? play.clock.after(idleMs, wipe) : undefined), [play, typed])
}

/** A title for the sky, and from 15 on what changed it. */
export function OwnWords({ play, seat, close }: { play: WeatherPlay; seat: number; close: () => void }) {
  const all = textsOf(play)
  const own = all.value[seat] ?? nothing
  const set = (change: Partial<OwnText>) => {
    const { seats } = play.state.value
    all.value = Array.from({ length: seats }, (_, at) => {
      const before = all.value[at] ?? nothing
      return at === seat ? { ...before, ...change } : before
    })
  }
  const field = { type: 'text', autocomplete: 'off', spellcheck: false } as const
  return (
    <section class="inside-panel own-words" role="group" aria-label={m.inside_weather_your_own_words()}>
      <h2>{m.inside_weather_your_own_words()}</h2>
      <label>
        <span>{m.inside_weather_name_of_this_sky()}</span>
        <input
          {...field}
          maxLength={longest.title}
          value={own.title}
          onInput={(event) => set({ title: event.currentTarget.value })}
        />
      </label>
      {play.level.from === 15 && (
        <label>
          <span>{m.inside_weather_what_changed_it()}</span>
          <input
            {...field}
            maxLength={longest.note}
            value={own.note}
            onInput={(event) => set({ note: event.currentTarget.value })}
          />
        </label>
      )}
      <p class="small">{m.inside_weather_words_are_never_stored()}</p>
      <div class="row">
        <Press
          class="button plain"
          role="switch"
          aria-checked={own.prints}
          onClick={() => set({ prints: !own.prints })}
        >
          {own.prints ? m.inside_weather_my_words_go_on_paper() : m.inside_weather_put_my_words_on_paper()}
        </Press>
        <Press class="button plain" onClick={() => set(nothing)}>
          {m.inside_weather_wipe_my_words()}
        </Press>
        <Press class="button" data-scan="first" onClick={close}>
          {m.kit_done()}
        </Press>
      </div>
    </section>
  )
}
