import { getFluencyLevels, type FluencyLevel } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { loadWindows } from '../../../../ui/dialog.tsx'
import { listsStay, type StepProps } from '../card-area.ts'
import { toggled } from '../id-lists.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { Cautions } from './cautions.tsx'
import { techniquesOf } from './techniques.ts'

function LevelTile(props: { level: FluencyLevel; place: number; of: number; pressed: boolean; onToggle: () => void }) {
  const { level, place, of } = props
  return (
    <button type="button" className="level" data-scan="" aria-pressed={props.pressed} onClick={props.onToggle}>
      <span className="level-top">
        <i aria-hidden>{place}</i>
        <span className="level-tick" aria-hidden>
          <Check strokeWidth={3.2} />
        </span>
      </span>
      <b>{level.name}</b>
      <span className="level-example">{level.example.replaceAll(/_| \/ /g, ' ')}</span>
      <span className="level-bar" aria-hidden>
        <i style={{ width: `${(100 * place) / of}%` }} />
      </span>
    </button>
  )
}

/** Which techniques the chosen levels lead to, and for which of them a level is missing. */
function Techniques({ levels, picks }: { levels: readonly FluencyLevel[]; picks: readonly number[] }) {
  const techniques = techniquesOf(levels, picks)
  return (
    <section className="fluency-panel" aria-label="Techniques">
      <h2>Techniques with these lines</h2>
      {techniques.length === 0 ? <p>Choose a length to see which techniques have it.</p> : null}
      <ul className="technique-list">
        {techniques.map((technique) => (
          <li key={technique.id}>
            <b>{technique.name}</b>
            <span>{technique.idea}</span>
            {technique.lacks.length > 0 ? <small>Not with: {technique.lacks.join(', ')}</small> : null}
          </li>
        ))}
      </ul>
      {techniques.length > 0 ? <p>The technique is chosen beside the card.</p> : null}
    </section>
  )
}

/** How long the lines are, as toggles, with the techniques that have such lines and what to bear in mind. */
export function FluencyStep(props: StepProps<{ fluency: number[] }>) {
  const picks = props.picks.fluency
  const onPicks = (fluency: number[]) => props.onPicks({ fluency })
  const levels = useCall(getFluencyLevels, { staleTime: listsStay })
  useEffect(loadWindows, [])
  const list = levels.data?.data ?? []
  const chips = list
    .filter((level) => picks.includes(level.id))
    .map((level) => ({ name: level.name, detail: '', onRemove: () => onPicks(toggled(picks, level.id)) }))
  return props.frame(
    { label: 'Picked lengths', chips, ready: picks.length > 0 },
    <div className="fluency" aria-busy={levels.isPending}>
      <h1>How long should the lines be?</h1>
      {levels.isError ? (
        <ListFailed onRetry={() => void levels.refetch()}>The lengths could not be loaded.</ListFailed>
      ) : null}
      <div className="levels">
        {levels.isPending
          ? Array.from({ length: 10 }, (_, tile) => <span key={tile} className="level is-waiting" aria-hidden />)
          : null}
        {list.map((level, index) => (
          <LevelTile
            key={level.id}
            level={level}
            place={index + 1}
            of={list.length}
            pressed={picks.includes(level.id)}
            onToggle={() => onPicks(toggled(picks, level.id))}
          />
        ))}
      </div>
      <div className="fluency-panels">
        <Techniques levels={list} picks={picks} />
        <Cautions />
      </div>
    </div>,
  )
}
