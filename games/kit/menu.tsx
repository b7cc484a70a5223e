import { useEffect, useRef } from 'preact/hooks'
import { seatName } from '@marigold/device'
import { FieldRow } from './fields.tsx'
import { presetNames } from './game.ts'
import { Icon } from './icons.tsx'
import { offerKeys } from './input.ts'
import type { AnySession } from './session.ts'
import { kitFields, presetLabels, withPreset } from './settings.ts'
import { Badge } from './symbol.tsx'

function close(session: AnySession) {
  session.menu.value = false
  session.hold('menu', false)
}

function Players({ session }: { session: AnySession }) {
  const play = session.play.value
  const playing = session.screen.value === 'play'
  const rename = (id: number, name: string) => {
    session.roster.value = session.roster.value.map((one) =>
      one.id === id ? { ...one, name: name.slice(0, 24) } : one,
    )
    session.save()
  }
  if (playing && play && play.players.length > 1) {
    return (
      <fieldset class="field">
        <legend>Who is away</legend>
        {play.players.map((player) => (
          <label key={player.id} class="field switch">
            <span class="named">
              <Badge player={player} /> {seatName(player)}
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-label={`${seatName(player)} is away`}
              checked={play.away.value.has(player.id)}
              onChange={(event) => play.setAway(player.id, event.currentTarget.checked)}
            />
          </label>
        ))}
      </fieldset>
    )
  }
  if (playing || session.host.hosted || !session.spec.turns) return null
  return (
    <fieldset class="field">
      <legend>Names (kept on this device)</legend>
      <div class="names">
        {session.roster.value
          .filter(({ id }) => session.seated.value.includes(id))
          .map((player) => (
            <label key={player.id} class="named">
              <Badge player={player} />
              <input
                type="text"
                maxLength={24}
                autocomplete="off"
                aria-label={`Name of ${player.color}`}
                placeholder={seatName({ ...player, name: '' })}
                value={player.name}
                onChange={(event) => rename(player.id, event.currentTarget.value)}
              />
            </label>
          ))}
      </div>
    </fieldset>
  )
}

/** Presets, the game's settings and the kit's own, over a stopped game. */
export function Menu({ session }: { session: AnySession }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = box.current
    panel?.addEventListener('keydown', keepFocus)
    const before = document.activeElement as HTMLElement | null
    box.current?.querySelector<HTMLElement>('button')?.focus()
    const withdraw = offerKeys({ Escape: () => close(session) })
    return () => {
      panel?.removeEventListener('keydown', keepFocus)
      withdraw()
      before?.focus()
    }
  }, [session])
  const { spec } = session
  const playing = session.screen.value === 'play'
  const shown = kitFields.filter(
    (field) => (spec.turns || !field.turns) && !(field.key === 'trials' && session.hostTrials.value > 0),
  )
  const fields = playing ? shown.filter(({ group }) => group !== 'play') : [...spec.fields, ...shown]
  const choose = (name: (typeof presetNames)[number]) => {
    const next = withPreset(spec, name, session.values.value)
    session.values.value = next.values
    session.level.value = next.level
    session.save()
  }
  return (
    <div class="veil">
      <div class="panel" role="dialog" aria-modal="true" aria-label={playing ? 'Menu' : 'Settings'} ref={box}>
        <header>
          <h2>{playing ? 'Menu' : 'Settings'}</h2>
          <button type="button" class="tool" aria-label="Close" data-scan="" onClick={() => close(session)}>
            <Icon name="close" />
          </button>
        </header>
        <div class="panel-body">
          {playing && <PlayingButtons session={session} />}
          {!playing && (
            <div class="presets" role="group" aria-label="Presets">
              {presetNames.map((name) => (
                <button key={name} type="button" class="chip" onClick={() => choose(name)}>
                  {presetLabels[name]}
                </button>
              ))}
            </div>
          )}
          <Players session={session} />
          {fields.map((field) => (
            <FieldRow
              key={field.key}
              field={field}
              value={session.values.value[field.key]}
              set={(value) => session.set(field.key, value)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function PlayingButtons({ session }: { session: AnySession }) {
  const leave = () => {
    close(session)
    session.play.value?.clock.clear()
    session.play.value = null
    session.screen.value = 'start'
  }
  return (
    <div class="row">
      <button type="button" class="button" data-scan="" onClick={() => close(session)}>
        Keep playing
      </button>
      <button type="button" class="button plain" data-scan="" onClick={leave}>
        Change level
      </button>
      {session.host.hosted && (
        <button
          type="button"
          class="button plain"
          data-scan=""
          onClick={() => (close(session), session.host.send({ type: 'MENU' }))}
        >
          Cards and players
        </button>
      )}
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
