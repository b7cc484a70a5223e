import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { presetNames, type Field } from '../game.ts'
import { offerKeys } from '../input/keys.ts'
import { groups, kitFields, type Group } from '../session/kit-fields.ts'
import type { AnySession } from '../session/session.ts'
import { presetLabels, withPreset } from '../session/settings.ts'
import { FieldRow } from './fields.tsx'
import { Icon } from './icons.tsx'
import { closeMenu } from './menu-open.ts'
import { PlayersPanel } from './players-panel.tsx'
import { ShareSettings } from './share-settings.tsx'

function Fields({ session, title, fields }: { session: AnySession; title: string; fields: Field[] }) {
  const values = session.values.value
  const shown = fields.filter(({ when }) => when?.(values) ?? true)
  if (shown.length === 0) return null
  return (
    <section data-scan-group={title}>
      <h3>{title}</h3>
      {shown.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          value={values[field.key]}
          set={(value) => session.set(field.key, value)}
        />
      ))}
    </section>
  )
}

/** The kit's own settings of one part of the panel, as far as they can change now. */
function kitFieldsOf(session: AnySession, group: Group): Field[] {
  const playing = session.screen.value === 'play'
  return kitFields.filter((field) => {
    if (field.group !== group || (playing && field.fixed)) return false
    // Teams are chosen where the players are; practice is the player page's where it has cards.
    if (field.key === 'teams' || (field.key === 'trials' && session.hostTrials.value > 0)) return false
    return session.spec.turns || !field.turns
  })
}

function Presets({ session }: { session: AnySession }) {
  const choose = (name: (typeof presetNames)[number]) => {
    const next = withPreset(session.spec, name, session.values.value)
    session.values.value = next.values
    session.level.value = next.level
    session.save()
    session.live.value = `${presetLabels[name]}: ${session.spec.levels[next.level].name}`
  }
  return (
    <div class="presets" role="group" aria-label={m.kit_presets()} data-scan-group="Presets">
      {presetNames.map((name) => (
        <button key={name} type="button" class="chip" data-scan="" onClick={() => choose(name)}>
          {presetLabels[name]}
        </button>
      ))}
    </div>
  )
}

function PlayingButtons({ session }: { session: AnySession }) {
  const away = (then: () => void) => () => {
    closeMenu(session)
    then()
  }
  return (
    <div class="row">
      <button type="button" class="button" data-scan="first" onClick={() => closeMenu(session)}>
        {m.kit_keep_playing()}
      </button>
      <button type="button" class="button plain" data-scan="" onClick={away(() => session.leave())}>
        {m.kit_change_level()}
      </button>
      {session.host.hosted && (
        <button
          type="button"
          class="button plain"
          data-scan=""
          onClick={away(() => session.host.send({ type: 'MENU' }))}
        >
          {m.kit_cards_and_players()}
        </button>
      )}
    </div>
  )
}

/** Presets, the game's settings and the kit's own, over a stopped game. */
export function Menu({ session }: { session: AnySession }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const panel = box.current
    panel?.addEventListener('keydown', keepFocus)
    const before = document.activeElement as HTMLElement | null
    panel?.querySelector<HTMLElement>('button')?.focus()
    const withdraw = offerKeys({ Escape: () => closeMenu(session) })
    return () => {
      panel?.removeEventListener('keydown', keepFocus)
      withdraw()
      before?.focus()
    }
  }, [session])
  const { spec } = session
  const playing = session.screen.value === 'play'
  const title = playing ? m.kit_menu() : m.kit_settings()
  return (
    <div class="veil">
      <div class="panel" role="dialog" aria-modal="true" aria-label={title} ref={box}>
        <header>
          <h2>{title}</h2>
          <button type="button" class="tool" aria-label={m.kit_close()} data-scan="" onClick={() => closeMenu(session)}>
            <Icon name="close" />
          </button>
        </header>
        <div class="panel-body">
          {playing ? <PlayingButtons session={session} /> : <Presets session={session} />}
          <PlayersPanel session={session} />
          {!playing && <Fields session={session} title={m.kit_this_game()} fields={spec.fields} />}
          {(Object.keys(groups) as Group[]).map((group) => (
            <Fields key={group} session={session} title={groups[group]} fields={kitFieldsOf(session, group)} />
          ))}
          {!session.host.hosted && <FullScreen />}
          {!playing && <ShareSettings session={session} />}
        </div>
      </div>
    </div>
  )
}

/** The whole screen for the game; in the player page its own button does that. */
function FullScreen() {
  if (!document.fullscreenEnabled) return null
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <div class="row">
      <button type="button" class="button plain" onClick={toggle}>
        <Icon name="full" /> {m.kit_full_screen()}
      </button>
    </div>
  )
}

/** Tab goes round inside a dialog. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const box = event.currentTarget as HTMLElement
  const all = [...box.querySelectorAll<HTMLElement>('button:not(:disabled), input')]
  const [first, last] = [all[0], all.at(-1)]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
