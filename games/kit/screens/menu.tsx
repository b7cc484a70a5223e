import { m } from '#messages'
import { presetNames } from '../game.ts'
import type { AnySession } from '../session/session.ts'
import { activePreset, presetLabels, presetParts, withPreset } from '../session/settings.ts'
import { Dialog } from './dialog.tsx'
import { HelpLineSection } from './help-line.tsx'
import { Icon } from './icons.tsx'
import { closeDialog } from './open-dialog.ts'
import { PlayersPanel } from './players-panel.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { ShareSettings } from './share-settings.tsx'

function Presets({ session }: { session: AnySession }) {
  const choose = (name: (typeof presetNames)[number]) => {
    const next = withPreset(session.spec, name, session.values.value)
    session.values.value = next.values
    session.level.value = next.level
    session.save()
    session.live.value = `${presetLabels[name]}: ${session.spec.levels[next.level].name}`
  }
  const active = activePreset(session.spec, session.level.value, session.values.value)
  return (
    <section>
      <h3>{m.kit_presets()}</h3>
      <div class="presets" role="group" aria-label={m.kit_presets()} data-scan-group={m.kit_presets()}>
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            class="preset"
            data-scan=""
            aria-pressed={name === active}
            onClick={() => choose(name)}
          >
            <b>{presetLabels[name]}</b>
            <small>{presetParts(session.spec, name).join(' · ')}</small>
          </button>
        ))}
      </div>
    </section>
  )
}

function PlayingButtons({ session }: { session: AnySession }) {
  const away = (then: () => void) => () => {
    closeDialog(session)
    then()
  }
  return (
    <div class="row">
      <button type="button" class="button" data-scan="first" onClick={() => closeDialog(session)}>
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
  const close = () => closeDialog(session)
  const playing = session.screen.value === 'play'
  const title = playing ? m.kit_menu() : m.kit_settings()
  return (
    <Dialog title={title} close={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="tool" aria-label={m.kit_close()} data-scan="" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="panel-body">
        {playing ? <PlayingButtons session={session} /> : <Presets session={session} />}
        {playing && <HelpLineSection session={session} />}
        <PlayersPanel session={session} />
        <SettingsFields session={session} />
        {!playing && <HelpLineSection session={session} />}
        {!session.host.hosted && <FullScreen />}
        {!playing && <ShareSettings session={session} />}
      </div>
    </Dialog>
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
