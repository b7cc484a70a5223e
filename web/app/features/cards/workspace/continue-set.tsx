import { m } from '#messages'
import { BookOpen, Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pictureUrl } from '../areas/picture-url.ts'
import { cardsText } from '../cards-text.ts'
import { formatPlayed } from '../sets/recent-sets.ts'
import { findSameSet } from '../sets/saved/quick-sets.ts'
import type { CardSets } from '../sets/saved/use-card-sets.ts'
import { useCardCounts } from '../setup/use-card-count.ts'
import { cardsUrl, clearOtherPlace } from './set-url.ts'

function Pictures({ urls }: { urls: readonly string[] }) {
  return (
    <span className="ws-fan flex justify-center py-1.5 px-0 [&_img]:size-18.5 [&_img]:object-contain" aria-hidden>
      {urls.map((url) => (
        <i key={url}>
          <img src={url} alt="" />
        </i>
      ))}
    </span>
  )
}

const samples = ['rabbit.svg', 'owl.svg', 'sailboat.svg'].map(pictureUrl)

/** For a user who hasn't played any cards yet and has hidden the first steps. */
function NoCards() {
  return (
    <section className="ws-continue" aria-labelledby="ws-first">
      <Pictures urls={samples} />
      <div>
        <h2 id="ws-first">{m.cards_choose_your_first_cards()}</h2>
        <p>{m.cards_the_set_you_play_last_is()}</p>
        <div className="cta">
          <LinkButton to="/therapycard">
            <Icon of={Play} /> {m.ui_choose_cards()}
          </LinkButton>
          <LinkButton to="/help" look="quiet">
            <Icon of={BookOpen} /> {m.cards_read_how()}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

/** Skeleton of the last played set. */
function Waiting() {
  return (
    <div className="ws-continue" aria-hidden>
      <Skeleton width="150px" ratio="1" round="var(--radius)" />
      <div className="sk-game">
        <Skeleton width="180px" />
        <Skeleton width="260px" height="34px" />
        <Skeleton width="220px" />
        <Skeleton width="170px" height="60px" round="30px" />
      </div>
    </div>
  )
}

/** Continues the last played set; without one, says how to begin, unless the first steps (`hasSteps`) do. */
export function ContinueSet({ sets, hasSteps }: { sets: CardSets; hasSteps: boolean }) {
  const [now] = useState(() => Date.now())
  const [last] = sets.recent
  const countOf = useCardCounts(last ? [last.picks] : [])
  if (!last) {
    if (sets.status === 'loading' || sets.status === 'unknown') return <Waiting />
    return hasSteps ? null : <NoCards />
  }
  const saved = findSameSet(sets.saved, last.picks)?.name
  const count = countOf(last.picks)
  const what = [last.title, last.line].filter(Boolean).join(' · ')
  const line = [saved ? what : '', count === null ? '' : cardsText(count), formatPlayed(last.at, now)].filter(Boolean)
  return (
    <section className="ws-continue" aria-labelledby="ws-last">
      {last.pictures.length > 0 ? <Pictures urls={last.pictures} /> : null}
      <div>
        <p className="font-semibold text-slp-text">{m.cards_continue_where_you_left_off()}</p>
        <h2 id="ws-last">{saved ?? what}</h2>
        <p>{line.join(' · ')}</p>
        <Link className="btn btn-large" to={cardsUrl(last.picks)} onClick={() => clearOtherPlace(last.picks)}>
          <Icon of={Play} /> {m.cards_play_cards()}
        </Link>
      </div>
    </section>
  )
}
