import { m } from '#messages'
import { Segments, Select } from './choices.tsx'
import type { Source, Sources } from './sources.ts'
import type { PrintPages, PlayerChoice } from './use-print-pages.ts'

const names: Record<Source, string> = {
  session: m.ui_this_session(),
  used: m.print_used_today(),
  set: m.print_whole_set(),
}

/** Chooses which cards to print and, for a group, whose. Hidden if there is only one choice. */
export function SourceChoice({ sources, print }: { sources: Sources; print: PrintPages }) {
  const choices = (['session', 'used', 'set'] as const)
    .filter((source) => sources[source].all.length > 0)
    .map((source) => ({
      value: source,
      label: (
        <>
          {source === 'session' && sources.used.all.length === 0 ? names.used : names[source]}{' '}
          <em>{sources[source].all.length}</em>
        </>
      ),
    }))
  return (
    <>
      {choices.length > 1 ? (
        <Segments<Source>
          label={m.print_which_cards()}
          value={print.source}
          choices={choices}
          onChange={print.setSource}
        />
      ) : null}
      {print.players.length > 0 ? (
        <Select<PlayerChoice>
          label={m.print_whose_cards()}
          value={print.whose}
          choices={[
            { value: 'each', label: m.print_each_players_own_players({ players: print.players.length }) },
            ...print.players.map(({ seat }) => ({
              value: `${seat}` as const,
              label: m.print_alone({ nameOf: print.nameOf(seat) }),
            })),
            { value: 'all', label: m.print_all_together() },
          ]}
          onChange={print.setWhose}
        />
      ) : null}
    </>
  )
}
