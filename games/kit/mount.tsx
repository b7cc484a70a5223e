import { effect } from '@preact/signals'
import { render } from 'preact'
import { Banner, Bar, Practice } from './bar.tsx'
import { EndScreen } from './end-screen.tsx'
import type { GameSpec, LevelBase } from './game.ts'
import { wireInput } from './input.ts'
import { Menu } from './menu.tsx'
import { makePlay } from './play.ts'
import { makeSession, type Session } from './session.ts'
import { StageBox } from './stage.tsx'
import { StartScreen } from './start-screen.tsx'
import './kit.css'

function App<Level extends LevelBase, State, Move>({ session }: { session: Session<Level, State, Move> }) {
  const { spec } = session
  const start = () => {
    session.sound.unlock()
    session.play.value?.clock.clear()
    const play = makePlay(session, seedFromAddress())
    session.play.value = play
    session.screen.value = 'play'
    play.begin()
  }
  const play = session.play.value
  const screen = session.screen.value
  return (
    <StageBox stage={session.stage}>
      <div class="world" inert={session.menu.value || session.holds.value.has('host')}>
        {screen === 'play' && play ? (
          <>
            <spec.View key={play} play={play} />
            <Bar session={session} play={play} />
            <Practice play={play} />
            <Banner play={play} />
          </>
        ) : (
          <>
            <spec.Backdrop
              stage={session.stage.value}
              look={session.look.value}
              calm={session.calm.value}
              values={session.values.value}
            />
            {screen === 'end' && play ? (
              <EndScreen session={session} start={start} />
            ) : (
              <StartScreen session={session} start={start} />
            )}
          </>
        )}
      </div>
      {session.menu.value && <Menu session={session} />}
      <p class="live" role="status" aria-live="polite">
        {session.live.value}
      </p>
    </StageBox>
  )
}

/** `#seed=7` makes a game repeatable: recordings and tests. */
function seedFromAddress(): number | undefined {
  const found = /[#&]seed=(\d+)/.exec(location.hash)
  return found ? Number(found[1]) : undefined
}

/** Puts a game on the page and tells the player page that it is ready. */
export function mountGame<Level extends LevelBase, State, Move>(spec: GameSpec<Level, State, Move>): void {
  const session = makeSession(spec)
  document.title = spec.manifest.game_name
  const root = document.documentElement
  effect(() => {
    root.dataset.look = session.look.value
    root.classList.toggle('calm', session.calm.value)
    root.classList.toggle('far', session.values.value.labels === true)
    root.style.fontSize = `${Number(session.values.value.text)}%`
    session.sound.setVolume(Number(session.values.value.volume) / 100)
  })
  wireInput(session)
  render(<App session={session} />, document.getElementById('game') as HTMLElement)
  const wants = {
    players: spec.seats,
    turns: spec.turns,
    deck: spec.wants?.deck ?? false,
    mic: spec.wants?.mic ?? false,
  }
  void document.fonts.ready.then(() => session.host.send({ type: 'GAME_READY', version: 1, wants }))
}
