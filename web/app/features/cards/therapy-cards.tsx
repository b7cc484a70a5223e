import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { useEnabledAreas } from './areas/use-enabled-areas.ts'
import type { CardRows, AreaTabId, SetPicks } from './areas/areas.ts'
import { allowedRows } from './sets/card-rows.ts'
import { useExcludedCards, withoutExcluded } from './sets/excluded-cards.ts'
import { useViewers, usePrefetchViewers, ViewerBoundary } from './lazy-viewers.tsx'
import { storePlace } from './sets/set-place.ts'
import { pickedTabs } from './sets/set-picks.ts'
import { useScan } from './scan/use-scan.ts'
import { AreasStep } from './setup/areas-step.tsx'
import { SetDialogs } from './setup/set-dialogs.tsx'
import { SetupStep } from './setup/setup-step.tsx'
import { useSetupLists } from './setup/use-setup-lists.ts'
import { PlayedSet } from './sets/played-set.ts'
import { useSetSending } from './sets/saved/use-card-sets.ts'
import { useSetActions } from './sets/saved/use-set-actions.ts'
import { useRetry } from './use-retry.ts'
import { useCardSet } from './sets/use-card-set.ts'
import { toReturnPath, stepSearch, useStep, type Step } from './use-step.ts'
import { useOnlyPictured } from './viewer/settings/use-only-pictured.ts'
import type { PickedViewer, SampleViewer } from './viewers.tsx'

function BackToGames() {
  return (
    <Link className="setup-btn" data-scan="5" to="/exploregames">
      <ArrowLeft aria-hidden />
      <span>{m.cards_back_to_all_game()}</span>
    </Link>
  )
}

function Sample(props: ComponentProps<typeof SampleViewer>) {
  const { SampleViewer } = useViewers()
  return <SampleViewer {...props} />
}

function Picked(props: ComponentProps<typeof PickedViewer>) {
  const { PickedViewer } = useViewers()
  return <PickedViewer {...props} />
}

/** Returns the page's cards; refetches them if the URL asks for them and they are gone, as after a reload. */
function useRows(set: ReturnType<typeof useCardSet>, step: Step, go: (step: Step, replace?: boolean) => void) {
  const [rows, setRows] = useState<CardRows | null>(null)
  const [rowsOf, setRowsOf] = useState<SetPicks | null>(null)
  // The card that the URL opened, until other cards are played.
  const [first, setFirst] = useState<string | null>(null)
  const { fetchCards, picks, ready, firstCard } = set
  const failedStep = pickedTabs(picks)[0] ?? 'areas'
  const play = useCallback(
    async (wanted: SetPicks) => {
      storePlace(null)
      setFirst(null)
      const fetched = await fetchCards(wanted)
      if (fetched) {
        setRows(fetched)
        setRowsOf(wanted)
      }
      return fetched !== null
    },
    [fetchCards],
  )
  const missing = step === 'cards' && rows === null
  const asked = useRef(false)
  const here = useRef(step)
  const { cancel } = set
  // Going back while cards load cancels them.
  useLayoutEffect(() => {
    here.current = step
    return () => {
      asked.current = false
      cancel()
    }
  }, [step, cancel])
  const callOff = () => {
    cancel()
    if (missing) go(failedStep, true)
  }
  useEffect(() => {
    if (!missing || !ready || asked.current) return
    asked.current = true
    const back = () => go(failedStep, true)
    if (pickedTabs(picks).length === 0) back()
    else
      void fetchCards(picks, { card: firstCard }).then((fetched) => {
        asked.current = false
        if (fetched) {
          setFirst(firstCard)
          setRows(fetched)
          setRowsOf(picks)
        } else if (here.current === 'cards') back()
      })
  }, [missing, ready, picks, firstCard, failedStep, fetchCards, go])
  const again = useCallback(
    async (wanted: SetPicks) => {
      const fetched = await fetchCards(wanted, { note: false })
      if (fetched) setRows(fetched)
    },
    [fetchCards],
  )
  const fetchAgain = step === 'cards' && rowsOf ? () => void again(rowsOf) : null
  useOnlyPictured(fetchAgain)
  return { rows, rowsOf, first, play, missing, fetchAgain, callOff }
}

/** Therapy cards screen: choose areas, pick what to practice, then play the cards. `sample` is for visitors. */
export function TherapyCards({ sample }: { sample: readonly Card[] }) {
  useScan()
  const areas = useEnabledAreas()
  const set = useCardSet()
  const { step, go } = useStep(set)
  useSetupLists(step !== 'cards' && step !== 'sample')
  const { rows, rowsOf, first, play, missing, fetchAgain, callOff } = useRows(set, step, go)
  const excluded = useExcludedCards()
  const left = useMemo(() => excluded.filter(({ key }) => key !== first), [excluded, first])
  const shown = useMemo(() => (rows ? allowedRows(withoutExcluded(rows, left), areas) : null), [rows, left, areas])
  const [listed, setListed] = useState<CardRows | null>(null)
  const [found, setFound] = useState<string | null>(null)
  const { attempt, again } = useRetry()
  const toMenu = useCallback(() => go('areas'), [go])
  const actions = useSetActions(set, { atAreas: step === 'areas', onPart: go })
  const played = useMemo(() => (rows && rowsOf ? { picks: rowsOf, rows } : null), [rowsOf, rows])
  const returnTo = step === 'areas' ? (pickedTabs(set.picks)[0] ?? 'areas') : step
  // The viewer refetches by itself when the picture filter changes.
  const retry = step === 'cards' ? (set.refusal?.kind === 'failed' ? fetchAgain : null) : again
  const windows = (
    <SetDialogs
      set={{ ...set, loading: set.loading || missing, cancel: callOff }}
      listed={listed}
      onListed={setListed}
      onRetry={retry}
      returnTo={toReturnPath(stepSearch(returnTo, set.picks))}
    />
  )
  useSetSending()
  usePrefetchViewers()
  if (step === 'sample') {
    return (
      <main id="main">
        <ViewerBoundary onCancel={toMenu}>
          <Sample cards={sample} onMenu={toMenu} />
        </ViewerBoundary>
      </main>
    )
  }
  if (step === 'cards' && shown) {
    return (
      <main id="main">
        <PlayedSet value={played}>
          <ViewerBoundary onCancel={toMenu}>
            <Picked set={shown} asked={rowsOf} first={first} onMenu={toMenu} />
          </ViewerBoundary>
        </PlayedSet>
        {windows}
      </main>
    )
  }
  const start = (picks: SetPicks) => attempt(async () => void ((await play(picks)) && go('cards')))
  const list = () => attempt(async () => setListed(await set.fetchCards(set.picks)))
  const toArea = (area: AreaTabId, what: string | null = null) => {
    setFound(what)
    go(area)
  }
  return (
    <main className="setup" id="main" data-step={step} data-scan-room="">
      {step === 'areas' ? (
        <AreasStep
          sample={sample}
          exitLink={<BackToGames />}
          onArea={toArea}
          onSample={() => go('sample')}
          onStart={start}
          onEdit={(kept) => void actions.edit(kept)}
          onPrint={(kept) => attempt(() => actions.print(kept))}
        />
      ) : null}
      {step !== 'areas' && step !== 'cards' ? (
        <SetupStep
          key={step}
          area={step}
          onArea={toArea}
          picks={set.picks}
          onPicks={set.setPicks}
          onPlay={() => start(set.picks)}
          onList={list}
          onPrev={toMenu}
          exitLink={<BackToGames />}
          found={found}
        />
      ) : null}
      {windows}
    </main>
  )
}
