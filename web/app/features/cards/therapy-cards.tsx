import type { Area, ArticulationRow, Card } from '@marigold/contract'
import { ArrowLeft, Gamepad2, LayoutGrid, Sparkles } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { readPicks, type Picks } from './picks.ts'
import { useRecentSets } from './recent-sets.ts'
import { AreaChooser } from './setup/area-chooser.tsx'
import { ArticulationStep } from './setup/articulation-step.tsx'
import { RecentRows, StartRow } from './setup/recent-rows.tsx'
import { LoadingOverlay, SetRefusalDialog } from './setup/set-refusal.tsx'
import './setup/setup.css'
import { readPlace, storePlace } from './place.ts'
import { useCardSet } from './use-card-set.ts'
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
      <button type="button" className="back" data-scan="7" onClick={onMenu}>
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

const steps = ['areas', 'articulation', 'cards', 'sample'] as const
type Step = (typeof steps)[number]

/** The step stands in the address: the browser's Back goes one step back, and a reload stays where it was. */
function useStep() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('step')
  const step = steps.find((one) => one === asked) ?? 'areas'
  const go = useCallback(
    (next: Step, replace = false) =>
      setSearch(next === 'areas' ? {} : { step: next }, { preventScrollReset: true, replace }),
    [setSearch],
  )
  return { step, go }
}

/** The articulation cards of this page; fetched anew when the address asks for them and they are gone, as after a reload. */
function useRows(step: Step, go: (step: Step, replace?: boolean) => void) {
  const set = useCardSet()
  const [rows, setRows] = useState<readonly ArticulationRow[] | null>(null)
  const { fetchCards } = set
  const play = useCallback(
    async (picks: Picks, replace = false) => {
      const fetched = await fetchCards(picks)
      if (fetched) setRows(fetched)
      if (fetched || replace) go(fetched ? 'cards' : 'articulation', replace)
    },
    [fetchCards, go],
  )
  const missing = step === 'cards' && rows === null
  useEffect(() => {
    if (!missing) return
    const timer = setTimeout(() => {
      const picks = readPicks()
      if (Object.keys(picks).length > 0) void play(picks, true)
      else go('areas', true)
    })
    return () => clearTimeout(timer)
  }, [missing, play, go])
  return { set, rows, play, missing }
}

/** The therapy-card screen: areas, then sounds, then the cards. `sample` is what a visitor may try. */
export function TherapyCards({ sample }: { sample: readonly Card[] }) {
  const { step, go } = useStep()
  const { set, rows, play, missing } = useRows(step, go)
  const toMenu = useCallback(() => go('areas'), [go])
  if (step === 'sample') {
    return (
      <main id="main">
        <SampleViewer cards={sample} onMenu={toMenu} />
      </main>
    )
  }
  if (step === 'cards' && rows) {
    return (
      <main id="main">
        <ArticulationViewer
          rows={rows}
          place={readPlace()}
          onPlace={storePlace}
          backs={<ViewerBacks onMenu={toMenu} />}
        />
      </main>
    )
  }
  const start = (picks: Picks) => {
    storePlace(null)
    void play(picks)
  }
  return (
    <main className="setup" id="main" data-step={step}>
      {step === 'areas' ? <Areas sample={sample} onStep={go} onStart={start} /> : null}
      {step === 'articulation' ? (
        <ArticulationStep
          areas={['articulation']}
          onArea={(area) => area === 'articulation' && go(area)}
          picks={set.picks}
          onPicks={set.setPicks}
          onPlay={() => start(set.picks)}
          onPrev={toMenu}
          wayOut={<BackToGames />}
        />
      ) : null}
      <LoadingOverlay shown={set.loading || missing} />
      <SetRefusalDialog refusal={set.refusal} onClose={set.clearRefusal} returnTo="/therapycard?step=articulation" />
    </main>
  )
}

/** The first step, with what starts at once beside it. */
function Areas(props: { sample: readonly Card[]; onStep: (step: Step) => void; onStart: (picks: Picks) => void }) {
  const { sample, onStep } = props
  const session = useSession()
  const recent = useRecentSets()
  const entitled = session.active || session.newUser
  const undecided = session.status === 'unknown' || session.status === 'loading'
  const offersSample = !entitled && !undecided && sample.length > 0
  const areas: Area[] = session.me?.articulation === false ? [] : ['articulation']
  return (
    <>
      <header className="setup-bar">
        <BackToGames />
        <p className="setup-title">Therapy cards</p>
      </header>
      <AreaChooser
        areas={areas}
        onNext={(area) => area === 'articulation' && onStep(area)}
        aside={
          recent.length > 0 || offersSample ? (
            <aside className="quicks" aria-label="Start at once">
              <h2>{recent.length > 0 ? 'Recent' : 'Start at once'}</h2>
              <RecentRows sets={recent} onStart={(set) => props.onStart(set.articulation)} />
              {offersSample ? (
                <StartRow
                  picture={
                    <span className="quick-icon" aria-hidden>
                      <Sparkles />
                    </span>
                  }
                  title="Try a sample set"
                  line={`${sample.length} cards, no account needed`}
                  onStart={() => onStep('sample')}
                />
              ) : null}
            </aside>
          ) : null
        }
      />
    </>
  )
}
