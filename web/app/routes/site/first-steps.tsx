import { getAllGames, getRecentGames, type Me } from '@marigold/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { useCaseload } from '../../caseload/caseload-store.ts'
import { latestSessions } from '../../caseload/session-records.ts'
import { useSessions } from '../../features/caseload/use-sessions.ts'
import { gamePicture } from '../../features/catalogue/game-card.tsx'
import { playUrl } from '../../features/catalogue/game-names.ts'
import type { AreaTabId } from '../../features/cards/areas/areas.ts'
import type { CardSets } from '../../features/cards/sets/saved/use-card-sets.ts'
import { hubForOccupation, landingPath } from '../../features/hubs/hubs.ts'
import { FirstSteps, FirstStepsHidden } from '../../features/start/first-steps.tsx'
import { areAllDone, planSteps, type StepGame, type StepsDone } from '../../features/start/step-plan.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import type { Owner } from '../../platform/storage/device-owner.ts'
import {
  hideFirstSteps,
  resetFirstSteps,
  showFirstSteps,
  useFirstStepsChoice,
  useGameFinished,
} from '../../platform/storage/first-steps.ts'
import { unescapeName } from '../../platform/words/unescape-name.ts'

const suggested = 4

/** Returns the first games of the user's field that they may play; null while they load, and none if they can't. */
export function useFieldGames({ occupation, active }: Me): StepGame[] | null {
  const { category } = hubForOccupation(occupation)
  const games = useCall(getAllGames, { query: { categories: [category], sort: 'shelf', per_page: suggested * 2 } })
  if (games.isPending) return null
  return (games.data?.all_games ?? [])
    .filter(({ free }) => active || free)
    .slice(0, suggested)
    .map((game) => ({ name: unescapeName(game.game_name), to: playUrl(game), picture: gamePicture(game, 'land') }))
}

/** Returns the cards that a field begins with: sounds, or for other than speech therapists, language goals. */
export const firstTabOf = (occupation: string): AreaTabId =>
  hubForOccupation(occupation).key === 'speech' ? 'articulation' : 'language'

const newest = (owner: Owner) => latestSessions(owner, 3)

/** Returns which steps the user has done; null while that isn't known. */
function useStepsDone(token: string, sets: CardSets): StepsDone | null {
  const recent = useCall(getRecentGames, { who: token })
  const caseload = useCaseload()
  const sessions = useSessions(newest)
  const finished = useGameFinished()
  const isLoading = recent.isPending || sets.status === 'loading' || sets.status === 'unknown' || !caseload
  if (isLoading || sessions === 'reading') return null
  const practiced =
    sessions !== 'blocked' && sessions.some(({ ended, digests }) => ended !== undefined || digests.length > 0)
  return {
    choose: sets.saved.length > 0 || sets.recent.length > 0 || caseload.goals.length > 0,
    game: (recent.data?.length ?? 0) > 0,
    play: practiced || finished,
  }
}

/** The first steps as home and the Workspace show them; `waiting` until it is known whether they do. */
interface FirstStepsBlock {
  state: 'waiting' | 'shown' | 'gone'
  block: ReactNode
}

/** Returns the first steps of a user who hasn't done all three yet and hasn't hidden them. */
export function useFirstSteps(props: { me: Me; token: string; sets: CardSets }): FirstStepsBlock {
  const { me, token, sets } = props
  const choice = useFirstStepsChoice()
  const games = useFieldGames(me)
  const done = useStepsDone(token, sets)
  const caseload = useCaseload()
  const [hiddenHere, setHiddenHere] = useState(false)
  const areDone = done && areAllDone(done)
  useEffect(() => {
    if (areDone === true && choice === null) hideFirstSteps()
    // From then on, they leave once they are done.
    if (areDone === false && choice === 'shown') resetFirstSteps()
  }, [areDone, choice])
  if (hiddenHere) {
    const undo = () => {
      showFirstSteps()
      setHiddenHere(false)
    }
    return { state: 'gone', block: <FirstStepsHidden onUndo={undo} /> }
  }
  if (choice === 'hidden') return { state: 'gone', block: null }
  if (!done || !games) return { state: 'waiting', block: null }
  if (areDone && choice === null) return { state: 'gone', block: null }
  const hub = hubForOccupation(me.occupation)
  const hide = () => {
    hideFirstSteps()
    setHiddenHere(true)
  }
  return {
    state: 'shown',
    block: (
      <FirstSteps
        plan={planSteps(hub.key, games, landingPath(hub))}
        done={done}
        isSecond={caseload?.clients.some(({ archivedAt }) => archivedAt === undefined) === true}
        onHide={hide}
      />
    ),
  }
}
