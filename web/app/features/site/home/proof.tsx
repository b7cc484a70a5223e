import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Gamepad2, Layers, PiggyBank, Printer, ShieldCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useToken } from '../../../platform/session/use-token.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** What the product holds, counted and formatted. */
interface ProductNumbers {
  games: string
  cards: string
  printables: string
}

interface ProofProps {
  numbers: ProductNumbers
  /** What the best plan saves. */
  saving: string
  /** A session's result, and a client's chart, of sample data. */
  session: ReactNode
  progress: ReactNode
  /** A page for home as it prints, and where it opens. */
  page: ReactNode
  pageUrl: string
}

/** A drawing of sample data, which says so. */
function Panel({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <figure className={`box ${className}`}>
      <figcaption>
        <h3>{title}</h3>
        <span className="tag">{m.site_sample()}</span>
      </figcaption>
      {children}
    </figure>
  )
}

function Counted({ icon, count, name }: { icon: LucideIcon; count: string; name: string }) {
  return (
    <div>
      <Icon of={icon} />
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  )
}

function Promises({ saving }: Pick<ProofProps, 'saving'>) {
  return (
    <ul className="proof-promises">
      <li>
        <Icon of={ShieldCheck} />
        <p>
          {m.site_what_a_client_says_or_does()}{' '}
          <Link className="link" to="/privacy">
            {m.site_privacy_policy()}
          </Link>
        </p>
      </li>
      <li>
        <Icon of={PiggyBank} />
        <p>
          <ParaglideMessage
            message={m.site_with_the_yearly_plan}
            inputs={{ saving }}
            markup={{ strong: ({ children }) => <strong>{children}</strong> }}
          />{' '}
          <Link className="link" to="/pricing">
            {m.site_see_all_plans()}
          </Link>
        </p>
      </li>
    </ul>
  )
}

/** What a clinic gets, for visitors: a session's result, a chart, a page for home, and what the product holds. */
export function Proof({ numbers, saving, session, progress, page, pageUrl }: ProofProps) {
  if (typeof useToken() === 'string') return null
  return (
    <section className="proof sec sec-joined visitors-only" aria-labelledby="proof-title">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="proof-title">{m.site_what_each_session_leaves_you_with()}</h2>
            <p className="lead">{m.site_scores_become_a_summary_a_chart()}</p>
          </div>
        </div>
        <div className="proof-panels">
          <Panel title={m.site_the_session_at_a_glance()} className="proof-session">
            {session}
          </Panel>
          <Panel title={m.site_progress_toward_a_goal()} className="proof-progress">
            {progress}
          </Panel>
          <Panel title={m.site_a_page_for_home()} className="proof-page">
            {page}
            <LinkButton to={pageUrl} look="quiet">
              <Icon of={Printer} /> {m.site_print_this_sample()}
            </LinkButton>
          </Panel>
        </div>
        <dl className="proof-numbers">
          <Counted icon={Gamepad2} count={numbers.games} name={m.ui_games()} />
          <Counted icon={Layers} count={numbers.cards} name={m.ui_therapy_cards()} />
          <Counted icon={Printer} count={numbers.printables} name={m.site_printables()} />
        </dl>
        <Promises saving={saving} />
      </div>
    </section>
  )
}
