import { m } from '#messages'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { disciplines, type Client } from '../../../caseload/records.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { loadTemplates } from './bank/load-templates.ts'
import { searchTemplates } from './bank/search-templates.ts'
import { goalText, type GoalTemplate } from './bank/template.ts'

const shownFirst = 40
const disciplineNames = {
  SLP: m.caseload_speech_language(),
  OT: m.caseload_occupational(),
  MIND: m.caseload_behavioral(),
}

function useTemplates(discipline: Client['discipline']) {
  const [loaded, setLoaded] = useState<{ of: string; templates: GoalTemplate[] } | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let here = true
    loadTemplates(discipline).then(
      (templates) => here && setLoaded({ of: discipline, templates }),
      () => here && setLoaded('failed'),
    )
    return () => {
      here = false
    }
  }, [discipline, attempt])
  const stale = loaded && loaded !== 'failed' && loaded.of !== discipline
  const retry = () => {
    setLoaded(null)
    setAttempt((now) => now + 1)
  }
  return { loaded: stale ? null : loaded, retry }
}

function Results({ found, onPick }: { found: readonly GoalTemplate[]; onPick: (template: GoalTemplate) => void }) {
  const areas = [...Map.groupBy(found, ({ area }) => area)]
  return areas.map(([area, templates]) => (
    <section key={area} aria-label={area}>
      <h3 className="mt-3 mb-1.5">{area}</h3>
      <ul className="grid gap-2">
        {templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className="w-full text-left py-3 px-4 rounded-[14px] border-[1.5px] border-line bg-paper text-inherit text-body/[1.4] font-text hover:border-ink"
              onClick={() => onPick(template)}
            >
              {goalText(template)}
              {template.note ? <small className="block mt-1 text-small text-ink-2">{template.note}</small> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The goal bank: search by sound, skill, or area; a template fills in the new goal. */
export function TemplatePicker(props: { client: Client; onPick: (template: GoalTemplate) => void; onOwn: () => void }) {
  const [discipline, setDiscipline] = useState(props.client.discipline)
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(false)
  const { loaded, retry } = useTemplates(discipline)
  const templates = loaded && loaded !== 'failed' ? loaded.templates : null
  const { ageBand } = props.client
  const found = useMemo(() => {
    const fitting = (templates ?? []).filter(({ ageBands }) => !ageBand || ageBands.includes(ageBand))
    return searchTemplates(fitting, query)
  }, [templates, query, ageBand])
  const shown = all ? found : found.slice(0, shownFirst)
  return (
    <div className="grid gap-3 w-full">
      <div className="choice-pills flex flex-wrap gap-2" role="group" aria-label={m.caseload_discipline()}>
        {disciplines.map((one) => (
          <button key={one} type="button" aria-pressed={one === discipline} onClick={() => setDiscipline(one)}>
            {disciplineNames[one]}
          </button>
        ))}
      </div>
      <label className="input-wrap relative">
        <span className="sr-only">{m.caseload_search_goals()}</span>
        <input
          className="input [&::-webkit-search-cancel-button]:hidden"
          type="search"
          placeholder={m.caseload_search_initial_s_wh_questions_scissors()}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Icon of={Search} />
      </label>
      <Button look="quiet" onClick={props.onOwn}>
        {m.caseload_write_my_own_goal()}
      </Button>
      {loaded === 'failed' ? (
        <Notice tone="bad" action={<Button onClick={retry}>{m.ui_retry()}</Button>}>
          {m.caseload_we_couldnt_load_the_goal_bank()}
        </Notice>
      ) : !templates ? (
        <RowSkeletons count={4} />
      ) : (
        <div className="max-h-[50vh] overflow-y-auto pr-1">
          <p className="text-ink-2" role="status">
            {m.caseload_goals_found({ count: found.length })}
          </p>
          <Results found={shown} onPick={props.onPick} />
          {found.length > shown.length ? (
            <Button look="quiet" className="mt-3" onClick={() => setAll(true)}>
              {m.caseload_show_all()}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}
