import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { AreaTabId, SetPicks } from '../areas/areas.ts'
import { allowedTabs, tabScreen } from '../areas/area-lookup.ts'
import type { AccountSet } from '../sets/saved/account-sets.ts'
import { PlayNow } from './play-now.tsx'
import { SetsPanel } from '../sets/saved/sets-panel.tsx'
import { useCardSets } from '../sets/saved/use-card-sets.ts'
import { AreaChooser } from './area-chooser.tsx'
import { FindCards } from './find-cards.tsx'
import { SetupSettings } from './setup-settings.tsx'
import { StartRow } from './recent-rows.tsx'

export interface AreasStepProps {
  sample: readonly Card[]
  exitLink: ReactNode
  onArea: (area: AreaTabId, found?: string) => void
  onSample: () => void
  onStart: (picks: SetPicks) => void
  onEdit: (set: AccountSet) => void
  onPrint: (set: AccountSet) => void
}

/** First step: choose areas, or start a set directly. */
export function AreasStep(props: AreasStepProps) {
  const { sample } = props
  const areas = useEnabledAreas()
  const session = useSession()
  const sets = useCardSets()
  const entitled = session.active || session.newUser
  const offersSample = !entitled && session.status !== 'loading' && sample.length > 0
  return (
    <>
      <header className="setup-bar">
        {props.exitLink}
        <p className="setup-title">{m.ui_therapy_cards()}</p>
        <SetupSettings />
      </header>
      <AreaChooser
        onNext={props.onArea}
        search={
          <>
            <PlayNow sets={sets} onStart={props.onStart} onSample={offersSample ? props.onSample : null} />
            <FindCards onFound={props.onArea} />
          </>
        }
        further={
          <>
            {allowedTabs(areas).map((part) => {
              const { tile, icon: Icon, name } = tabScreen(part)
              return tile ? null : (
                <button
                  key={part}
                  type="button"
                  className="setup-btn is-own"
                  data-scan="2"
                  onClick={() => props.onArea(part)}
                >
                  <Icon aria-hidden />
                  {name}
                </button>
              )
            })}
          </>
        }
        aside={
          <SetsPanel
            sets={sets}
            onStart={props.onStart}
            onEdit={props.onEdit}
            onPrint={props.onPrint}
            sample={
              offersSample ? (
                <StartRow
                  picture={
                    <span
                      className="size-13 rounded-[16px] grid place-items-center bg-cream text-marigold-text flex-none"
                      aria-hidden
                    >
                      <Sparkles />
                    </span>
                  }
                  title={m.cards_try_a_sample_set()}
                  line={m.cards_cards_no_account_needed({ sample: sample.length })}
                  onStart={props.onSample}
                />
              ) : null
            }
          />
        }
      />
    </>
  )
}
