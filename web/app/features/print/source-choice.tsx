import { Segments, Select } from './choices.tsx'
import type { Source, Sources } from './sources.ts'
import type { PrintPages, Whose } from './use-print-pages.ts'

const names: Record<Source, string> = { session: 'This session', used: 'Used today', set: 'Whole set' }

/** Which cards are printed, and with a group whose: a single choice is none. */
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
        <Segments<Source> label="Which cards" value={print.source} choices={choices} onChange={print.setSource} />
      ) : null}
      {print.players.length > 0 ? (
        <Select<Whose>
          label="Whose cards"
          value={print.whose}
          choices={[
            { value: 'each', label: `Each player’s own (${print.players.length} players)` },
            ...print.players.map(({ seat }) => ({ value: `${seat}` as const, label: `${print.nameOf(seat)} alone` })),
            { value: 'all', label: 'All together' },
          ]}
          onChange={print.setWhose}
        />
      ) : null}
    </>
  )
}
