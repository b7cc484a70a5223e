import { m } from '#messages'
import { effect, untracked } from '@preact/signals'
import { render } from 'preact'
import type { FullSpec, GameSpec, LevelBase } from './game.ts'
import { wireDwell } from './input/dwell.ts'
import { wireInput } from './input/input.ts'
import { offerKeys } from './input/keys.ts'
import { makePlay } from './play/play.ts'
import type { RunningGame } from './play/running-game.ts'
import { Banner, Bar, toggleSound } from './screens/bar.tsx'
import { EndDialog } from './screens/end-dialog.tsx'
import { EndScreen } from './screens/end-screen.tsx'
import { Menu } from './screens/menu.tsx'
import { MicPanel, VoiceButton, WayToHear } from './screens/mic-panel.tsx'
import { Practice } from './screens/practice.tsx'
import { ReadAloud } from './screens/read-aloud.tsx'
import { StageBox } from './screens/stage.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { deferRendering } from './session/deferred-rendering.ts'
import { turnPages } from './session/flip-book.ts'
import { remindOnSilence } from './session/instruction.ts'
import { cornerScaleOf, stageScaleOf } from './session/stage-scale.ts'
import { makeSession, type Session } from './session/session.ts'
import { wireSound } from './sound/page-sounds.ts'
import './styles/base.css'
import './styles/play.css'
import './styles/pokes.css'
import './styles/screens.css'
import './styles/start.css'
import './styles/menu.css'
import './styles/choice-panel.css'
import './styles/ending.css'
import './styles/end-low.css'
import './styles/looks.css'

/** Start screen or end screen in front of the game's world. */
function Between<Level extends LevelBase, State, Move>({
  session,
  start,
}: {
  session: Session<Level, State, Move>
  start: (resume?: RunningGame) => void
}) {
  const { spec } = session
  const played = session.screen.value === 'end' ? session.play.value : null
  const level = played?.level ?? spec.levels[session.level.value] ?? spec.levels[0]
  return (
    <>
      <spec.Backdrop
        stage={session.stage.value}
        look={session.look.value}
        calm={session.calm.value}
        values={session.values.value}
        level={level as Level}
      />
      {played ? <EndScreen session={session} start={start} /> : <StartScreen session={session} start={start} />}
    </>
  )
}

function App<Level extends LevelBase, State, Move>({ session }: { session: Session<Level, State, Move> }) {
  const { spec, microphone } = session
  const start = (resume?: RunningGame) => {
    session.sound.unlock()
    session.play.value?.clock.clear()
    if (resume) session.takeUp(resume)
    const play = makePlay(session.around, { seed: seedFromAddress(), ...(resume && { resume }) })
    session.play.value = play
    session.screen.value = 'play'
    // With a microphone the game begins once that is settled.
    if (spec.wants?.mic) microphone.again()
    else play.begin()
  }
  const play = session.play.value
  const asking = spec.wants?.mic === true && !['on', 'button'].includes(microphone.state.value)
  return (
    <StageBox stage={session.stage}>
      <div class="world" inert={session.dialog.value !== null || session.holds.value.has('host')}>
        {session.screen.value === 'play' && play ? (
          <>
            <spec.View key={play} play={play} />
            <Bar session={session} play={play} />
            {asking ? <MicPanel microphone={microphone} /> : <Practice play={play} />}
            {spec.wants?.mic &&
              (spec.ownHand ? (
                <WayToHear microphone={microphone} />
              ) : (
                <VoiceButton microphone={microphone} tap={play.values.scan !== 'off'} />
              ))}
            <ReadAloud play={play} />
            <Banner play={play} />
          </>
        ) : (
          <Between session={session} start={start} />
        )}
      </div>
      {session.dialog.value === 'menu' && <Menu session={session} />}
      {session.dialog.value === 'end' && <EndDialog session={session} />}
      {session.scanRests.value && (
        <p class="wake" role="status">
          {m.kit_the_highlight_is_resting_press_the()}
        </p>
      )}
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

/** Keeps the page itself in step with the settings. */
function dressPage<Level extends LevelBase, State, Move>(session: Session<Level, State, Move>): void {
  const root = document.documentElement
  effect(() => {
    root.dataset.look = session.look.value
    root.classList.toggle('calm', session.calm.value)
    root.classList.toggle('far', session.values.value.labels === true)
    root.style.setProperty('--grow', String(stageScaleOf(session.stage.value)))
    root.style.setProperty('--large', String(cornerScaleOf(session.stage.value)))
    root.style.fontSize = `${Number(session.values.value.text)}%`
  })
}

/** Fills in what a game leaves out. */
const withDefaults = <Level extends LevelBase, State, Move>(
  spec: GameSpec<Level, State, Move>,
): FullSpec<Level, State, Move> => ({
  fields: [],
  presets: {},
  turns: true,
  seat: (state) => (state as { seat?: number }).seat ?? 0,
  Backdrop: () => null,
  summary: () => [],
  ...spec,
})

/** Puts a game on the page and tells the player page that it is ready. */
export function mountGame<Level extends LevelBase, State, Move>(given: GameSpec<Level, State, Move>): void {
  const spec = withDefaults(given)
  const session = makeSession(spec)
  document.title = spec.manifest.game_name
  dressPage(session)
  turnPages()
  deferRendering()
  wireInput(session)
  wireDwell(session)
  remindOnSilence(session)
  wireSound(session)
  // A game that needs the letter itself offers it after this, and has it.
  offerKeys({ m: () => toggleSound(session) })
  effect(() => {
    const settled = ['on', 'button'].includes(session.microphone.state.value)
    const play = session.play.value
    if (settled && spec.wants?.mic) untracked(() => play?.begin())
  })
  render(<App session={session} />, document.getElementById('game') as HTMLElement)
  const wants = {
    players: spec.seats,
    turns: spec.turns,
    deck: spec.wants?.deck ?? false,
    mic: spec.wants?.mic ?? false,
  }
  void Promise.all([document.fonts.ready, session.sound.decoded]).then(() =>
    session.host.send({ type: 'GAME_READY', version: 1, wants }),
  )
}
