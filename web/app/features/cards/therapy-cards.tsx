import type { ArticulationRow, Card } from '@marigold/contract'
import { ArrowLeft, Gamepad2, History, LayoutGrid, Play, Sparkles } from 'lucide-react'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { AreaChooser } from './setup/area-chooser.tsx'
import { ArticulationStep } from './setup/articulation-step.tsx'
import { LoadingOverlay, SetRefusalDialog } from './setup/set-refusal.tsx'
import './setup/setup.css'
import { readLastPicks, useCardSet } from './use-card-set.ts'
import { ArticulationViewer } from './viewer/articulation-viewer.tsx'
import { CardViewer } from './viewer/card-viewer.tsx'
import { useCardRun } from './viewer/use-card-run.ts'

function BackToGames() {
  return (
    <Link className="setup-btn" to="/exploregames">
      <ArrowLeft aria-hidden />
      <span>Back to All Game</span>
    </Link>
  )
}

/** The two ways back from a viewer outside a game. */
function ViewerBacks({ onMenu }: { onMenu: () => void }) {
  return (
    <>
      <button type="button" className="back" onClick={onMenu}>
        <LayoutGrid aria-hidden className="play-icon" />
        <span>Back to main menu</span>
      </button>
      <Link className="back" to="/exploregames">
        <Gamepad2 aria-hidden className="play-icon" />
        <span>Back to All Game</span>
      </Link>
    </>
  )
}

function SampleViewer({ cards, onMenu }: { cards: readonly Card[]; onMenu: () => void }) {
  const deck = useMemo(() => ({ title: 'Sample set', source: 'sample', cards: [...cards] }), [cards])
  const run = useCardRun(deck.cards)
  return (
    <CardViewer
      deck={deck}
      run={run}
      fields={<p className="rail-title">Sample set</p>}
      backs={<ViewerBacks onMenu={onMenu} />}
    />
  )
}

function QuickStart(props: { title: string; line: string; Icon: typeof Play; onStart: () => void }) {
  const { Icon } = props
  return (
    <button type="button" className="quick" onClick={props.onStart}>
      <span className="quick-icon" aria-hidden>
        <Icon />
      </span>
      <span className="quick-text">
        <b>{props.title}</b>
        <small>{props.line}</small>
      </span>
      <span className="quick-go" aria-hidden>
        <Play />
      </span>
    </button>
  )
}

const never = () => () => {}
const lastPicksText = () => JSON.stringify(readLastPicks())

/** The therapy-card screen: areas, then sounds, then the cards. `sample` is what a visitor may try. */
export function TherapyCards({ sample }: { sample: readonly Card[] }) {
  const session = useSession()
  const set = useCardSet()
  const [step, setStep] = useState<'areas' | 'articulation'>('areas')
  const [playing, setPlaying] = useState<readonly ArticulationRow[] | 'sample' | null>(null)
  const lastText = useSyncExternalStore(never, lastPicksText, () => 'null')
  const last = JSON.parse(lastText) as ReturnType<typeof readLastPicks>
  const toMenu = useCallback(() => {
    setPlaying(null)
    setStep('areas')
  }, [])

  if (playing) {
    return (
      <main id="main">
        {playing === 'sample' ? (
          <SampleViewer cards={sample} onMenu={toMenu} />
        ) : (
          <ArticulationViewer rows={playing} backs={<ViewerBacks onMenu={toMenu} />} />
        )}
      </main>
    )
  }

  const play = async (picks = set.picks) => {
    const rows = await set.fetchCards(picks)
    if (rows) setPlaying(rows)
  }
  const entitled = session.active || session.newUser
  const undecided = session.status === 'unknown' || session.status === 'loading'
  const offersSample = !entitled && !undecided && sample.length > 0
  return (
    <main className="setup" id="main" data-step={step}>
      {step === 'areas' ? (
        <>
          <header className="setup-bar">
            <BackToGames />
            <p className="setup-title">Therapy cards</p>
          </header>
          <AreaChooser
            areas={session.me?.articulation === false ? [] : ['articulation']}
            onNext={() => setStep('articulation')}
            aside={
              last || offersSample ? (
                <aside className="quicks" aria-label="Start at once">
                  <h2>Start at once</h2>
                  {last ? (
                    <QuickStart
                      Icon={History}
                      title="Continue with the last cards"
                      line={Object.keys(last).join(', ')}
                      onStart={() => void play(last)}
                    />
                  ) : null}
                  {offersSample ? (
                    <QuickStart
                      Icon={Sparkles}
                      title="Try a sample set"
                      line={`${sample.length} cards, no account needed`}
                      onStart={() => setPlaying('sample')}
                    />
                  ) : null}
                </aside>
              ) : null
            }
          />
        </>
      ) : (
        <ArticulationStep
          picks={set.picks}
          onPicks={set.setPicks}
          onPlay={() => void play()}
          onPrev={() => setStep('areas')}
          wayOut={<BackToGames />}
        />
      )}
      <LoadingOverlay shown={set.loading} />
      <SetRefusalDialog refusal={set.refusal} onClose={set.clearRefusal} />
    </main>
  )
}
