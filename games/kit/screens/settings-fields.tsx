import { m } from '#messages'
import { useState } from 'preact/hooks'
import type { Field, Values } from '../game.ts'
import { groups, kitFields, type Group, type KitField } from '../session/kit-fields.ts'
import type { AnySession } from '../session/session.ts'
import { FieldRow } from './fields.tsx'
import { Icon } from './icons.tsx'

/** So many of a game's own settings are shown at first; with the kit's quick ones, there are nine at most. */
const ownShown = ({ scan }: Values) => (scan === 'one' ? 2 : 3)

interface SectionProps {
  session: AnySession
  title: string
  note?: string
  fields: Field[]
}
function Section({ session, title, note, fields }: SectionProps) {
  const values = session.values.value
  const shown = fields.filter(({ when }) => when?.(values) ?? true)
  if (shown.length === 0) return null
  return (
    <section data-scan-group={title}>
      <h3>{title}</h3>
      {note && <small>{note}</small>}
      {shown.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          value={values[field.key]}
          set={(value) => session.set(field.key, value)}
        />
      ))}
    </section>
  )
}

/** The kit's own settings that apply to this game; teams are chosen where the players are. */
function kitFieldsOf(session: AnySession): KitField[] {
  return kitFields.filter(({ key, turns }) => {
    // Practice is the player page's where it has cards.
    if (key === 'teams' || (key === 'trials' && session.hostTrials.value > 0)) return false
    return session.spec.turns || !turns
  })
}

/** A game's own settings under their headings. */
const byHeading = (fields: Field[]) =>
  [...new Set(fields.map(({ group = m.kit_this_game() }) => group))].map((title) => ({
    title,
    fields: fields.filter(({ group = m.kit_this_game() }) => group === title),
  }))

/** Settings by purpose. In play, those that can only count from the next game on say so. */
function sectionsOf(session: AnySession, own: Field[], kit: KitField[]): Omit<SectionProps, 'session'>[] {
  const playing = session.screen.value === 'play'
  const now = <F extends Field & { fixed?: true }>(fields: F[], isLive: (field: F) => boolean) =>
    playing ? fields.filter(isLive) : fields
  const live = now(own, (field) => field.live === true)
  const next = playing ? [...own.filter((field) => !field.live), ...kit.filter(({ fixed }) => fixed)] : []
  return [
    ...byHeading(live),
    ...(Object.keys(groups) as Group[]).map((group) => ({
      title: groups[group],
      fields: now(
        kit.filter((field) => field.group === group),
        ({ fixed }) => !fixed,
      ),
    })),
    { title: m.kit_next_game(), note: m.kit_these_count_from_the_next_game(), fields: next },
  ]
}

/** The settings of the game and of the kit: the usual ones, and the others under More. */
export function SettingsFields({ session }: { session: AnySession }) {
  const [all, setAll] = useState(false)
  const { fields } = session.spec
  const shown = ownShown(session.values.value)
  const kit = kitFieldsOf(session)
  const first = sectionsOf(
    session,
    fields.slice(0, shown).map((field) => ({ ...field, group: m.kit_this_game() })),
    kit.filter(({ quick }) => quick),
  )
  const rest = sectionsOf(
    session,
    fields.slice(shown),
    kit.filter(({ quick }) => !quick),
  )
  return (
    <>
      {first.map((section) => (
        <Section key={section.title} session={session} {...section} />
      ))}
      <button type="button" class="button plain" data-scan="" aria-expanded={all} onClick={() => setAll(!all)}>
        <Icon name={all ? 'up' : 'down'} size={20} /> {all ? m.kit_fewer_settings() : m.kit_more_settings()}
      </button>
      {all && rest.map((section) => <Section key={section.title} session={session} {...section} />)}
    </>
  )
}
