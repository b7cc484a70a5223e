import { m } from '#messages'
import { areas, limits, type OwnList } from '@marigold/contract'
import { Field, Select } from '../../../../../ui/field.tsx'
import { tabScreen } from '../../area-lookup.ts'
import { containsFullName } from './full-name.ts'

/** The editable text fields of a list. */
export type ListText = Pick<OwnList, 'name' | 'area' | 'practices'>

/** Edits a list's name and what it practices. `onDone` is called when a field loses focus. */
export function ListHeader(props: { text: ListText; onText: (part: Partial<ListText>) => void; onDone: () => void }) {
  const { text, onText } = props
  return (
    <div className="grid grid-cols-[2fr_1.4fr_1fr] gap-4 [align-items:start] max-[721px]:grid-cols-[minmax(0,1fr)]">
      <div>
        <Field
          label={m.cards_list()}
          placeholder={m.cards_d_r_words()}
          maxLength={limits.own.name}
          autoComplete="off"
          value={text.name}
          onChange={({ target }) => onText({ name: target.value })}
          onBlur={props.onDone}
        />
        {containsFullName(text.name) ? (
          <p className="mt-2 py-2 px-3.5 rounded-[12px] bg-yellow text-body" role="status">
            {m.ui_that_looks_like_a_full_name()}
          </p>
        ) : null}
      </div>
      <Field
        label={m.cards_sound_or_goal_if_you_like()}
        placeholder={m.cards_r_initial()}
        maxLength={limits.own.practices}
        autoComplete="off"
        value={text.practices}
        onChange={({ target }) => onText({ practices: target.value })}
        onBlur={props.onDone}
      />
      <Select
        label={m.cards_area()}
        value={text.area}
        onChange={({ target }) => onText({ area: areas.find((area) => area === target.value) ?? 'articulation' })}
        onBlur={props.onDone}
      >
        {areas.map((area) => (
          <option key={area} value={area}>
            {tabScreen(area).name}
          </option>
        ))}
      </Select>
    </div>
  )
}
