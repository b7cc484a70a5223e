import { m } from '#messages'
import { getFluencyLevels, type FluencyLevel } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { preloadDialogs } from '../../../../ui/dialog.tsx'
import { listStaleMs, type StepProps } from '../card-area.ts'
import { toggleId } from '../id-lists.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { Cautions } from './cautions.tsx'
import { availableTechniques } from './techniques.ts'
import { enumerated } from '../../../../platform/words/words.ts'

function LevelTile(props: { level: FluencyLevel; place: number; of: number; pressed: boolean; onToggle: () => void }) {
  const { level, place, of } = props
  return (
    <button type="button" className="level panel" data-scan="" aria-pressed={props.pressed} onClick={props.onToggle}>
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

/** Lists the techniques of the chosen levels, and which levels they lack. */
function Techniques({ levels, picks }: { levels: readonly FluencyLevel[]; picks: readonly number[] }) {
  const techniques = availableTechniques(levels, picks)
  return (
    <section
      className="py-4 px-5 panel [&_h2]:text-lead [&_p]:mt-1.5 [&_p]:text-ink-2"
      aria-label={m.cards_techniques()}
    >
      <h2>{m.cards_techniques_with_these_lines()}</h2>
      {techniques.length === 0 ? <p>{m.cards_choose_a_length_to_see_which()}</p> : null}
      <ul className="technique-list grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-y-1 gap-x-5 p-0 [list-style:none] [&_li]:py-2 [&_li]:px-0 [&_b]:block [&_b]:text-body/[1.25] [&_b]:font-[650] [&_b]:font-text">
        {techniques.map((technique) => (
          <li key={technique.id}>
            <b>{technique.name}</b>
            <span>{technique.idea}</span>
            {technique.lacks.length > 0 ? (
              <small>{m.cards_not_with({ join: enumerated(technique.lacks) })}</small>
            ) : null}
          </li>
        ))}
      </ul>
      {techniques.length > 0 ? <p>{m.cards_choose_the_technique_next_to_the()}</p> : null}
    </section>
  )
}

/** Toggles for the lengths of lines, with the techniques they offer and the cautions. */
export function FluencyStep(props: StepProps<{ fluency: number[] }>) {
  const picks = props.picks.fluency
  const onPicks = (fluency: number[]) => props.onPicks({ fluency })
  const levels = useCall(getFluencyLevels, { staleTime: listStaleMs })
  useEffect(preloadDialogs, [])
  const list = levels.data?.data ?? []
  const chips = list
    .filter((level) => picks.includes(level.id))
    .map((level) => ({ name: level.name, detail: '', onRemove: () => onPicks(toggleId(picks, level.id)) }))
  return props.frame(
    { label: m.cards_picked_lengths(), chips, ready: picks.length > 0 },
    <div className="fluency" aria-busy={levels.isPending}>
      <h1>{m.cards_how_long_should_the_lines_be()}</h1>
      {levels.isError ? (
        <ListFailed onRetry={() => void levels.refetch()}>{m.cards_we_couldnt_load_the_lengths()}</ListFailed>
      ) : null}
      <div className="grid grid-cols-[repeat(5,1fr)] [grid-auto-rows:1fr] gap-3.5 max-laptop:grid-cols-[1fr_1fr] phone:grid-cols-[1fr] phone:[grid-auto-rows:auto] phone:gap-2.5">
        {levels.isPending
          ? Array.from({ length: 10 }, (_, tile) => <span key={tile} className="level panel is-waiting" aria-hidden />)
          : null}
        {list.map((level, index) => (
          <LevelTile
            key={level.id}
            level={level}
            place={index + 1}
            of={list.length}
            pressed={picks.includes(level.id)}
            onToggle={() => onPicks(toggleId(picks, level.id))}
          />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3.5 [align-items:start] max-laptop:grid-cols-[1fr]">
        <Techniques levels={list} picks={picks} />
        <Cautions />
      </div>
    </div>,
  )
}
