import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { ArrowLeft, Gamepad2, LayoutGrid, LogIn } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useSession, useWasLoggedIn } from '../../platform/session/session.ts'
import { GroupQuestion } from './group/group-question.tsx'
import { GroupViewer, type GroupViewerProps } from './group/group-viewer.tsx'
import { readPlace, startPlace, storePlace } from './sets/set-place.ts'
import { CardViewer } from './viewer/card-viewer.tsx'
import { useCardRun } from './viewer/use-card-run.ts'

/** The two links back from a viewer outside a game. */
function ViewerBacks({ onMenu }: { onMenu: () => void }) {
  return (
    <>
      <button type="button" className="back" data-scan="7" onClick={onMenu}>
        <LayoutGrid aria-hidden className="play-icon" />
        <span>{m.cards_back_to_main_menu()}</span>
      </button>
      <Link className="back" data-scan="8" to="/exploregames">
        <Gamepad2 aria-hidden className="play-icon" />
        <span>{m.cards_back_to_all_game()}</span>
      </Link>
    </>
  )
}

/** The way out beside the chip in portrait, where the links back are in the sheet. */
function SmallExit({ onMenu }: { onMenu: () => void }) {
  const name = m.cards_back_to_main_menu()
  return (
    <button type="button" className="back is-small" data-scan="7" aria-label={name} title={name} onClick={onMenu}>
      <ArrowLeft aria-hidden className="play-icon" />
    </button>
  )
}

/** Says that the login has ended. It opens in a new tab, so that the cards stay. */
function LogInAgain({ small = false }: { small?: boolean }) {
  return (
    <a
      className={small ? 'back is-small is-login' : 'back is-login'}
      data-scan="9"
      href="/login"
      target="_blank"
      rel="noreferrer"
      aria-label={m.ui_youve_been_logged_out_log_in()}
      title={m.cards_youve_been_logged_out_the_cards()}
    >
      <LogIn aria-hidden className="play-icon" />
      {small ? null : <span>{m.ui_log_in()}</span>}
    </a>
  )
}

const sampleTitle = (
  <p className="[font:600_var(--type-lead)_/_1.2_var(--display)] py-[calc(var(--u)_*_2)] px-[calc(var(--u)_*_1)]">
    {m.cards_sample_set()}
  </p>
)

/** Viewer for the sample cards that visitors may try. */
export function SampleViewer({ cards, onMenu }: { cards: readonly Card[]; onMenu: () => void }) {
  const deck = useMemo(() => ({ title: m.cards_sample_set(), source: 'sample', cards: [...cards] }), [cards])
  const run = useCardRun(deck.cards)
  // Memoized, so that a move doesn't re-render the rails.
  const ways = useMemo(
    () => ({ backs: <ViewerBacks onMenu={onMenu} />, exit: <SmallExit onMenu={onMenu} /> }),
    [onMenu],
  )
  return <CardViewer deck={deck} run={run} fields={sampleTitle} {...ways} />
}

interface PickedViewerProps extends Pick<GroupViewerProps, 'set' | 'asked'> {
  /** The key of the card to start at; null to start where this tab left them. */
  first: string | null
  onMenu: () => void
}

/** Viewer for the picked cards. */
export function PickedViewer(props: PickedViewerProps) {
  const { first, onMenu, ...cards } = props
  const { status } = useSession()
  const loggedOut = useWasLoggedIn(status) && status === 'visitor'
  return (
    <GroupQuestion asked={cards.asked} rows={cards.set}>
      <GroupViewer
        {...cards}
        place={first === null ? readPlace() : { ...startPlace, card: first }}
        onPlace={storePlace}
        backs={
          <>
            {loggedOut ? <LogInAgain /> : null}
            <ViewerBacks onMenu={onMenu} />
          </>
        }
        exit={
          <>
            <SmallExit onMenu={onMenu} />
            {loggedOut ? <LogInAgain small /> : null}
          </>
        }
      />
    </GroupQuestion>
  )
}
