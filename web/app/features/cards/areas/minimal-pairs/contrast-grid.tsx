import { m } from '#messages'
import { getContrasts, type Contrast } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { listStaleMs, type Chip } from '../card-area.ts'
import { pictureUrl } from '../picture-url.ts'
import { ListFailed } from '../../setup/list-failed.tsx'

const pairsOf = ({ pairs }: Contrast) => m.cards_pairs({ count: pairs })

/** Returns the picked contrasts as chips for the dock. */
export function useContrastChips(picked: readonly string[], onPicked: (picked: string[]) => void): Chip[] {
  const contrasts = useCall(getContrasts, { staleTime: listStaleMs, enabled: picked.length > 0 }).data?.data ?? []
  return contrasts
    .filter(({ code }) => picked.includes(code))
    .map((contrast) => ({
      name: contrast.name,
      detail: pairsOf(contrast),
      onRemove: () => onPicked(picked.filter((code) => code !== contrast.code)),
    }))
}

function ContrastTile(props: { contrast: Contrast; picked: boolean; found: boolean; onToggle: () => void }) {
  const { contrast, picked, found } = props
  const tile = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (found) tile.current?.focus()
  }, [found])
  return (
    <button ref={tile} type="button" className="contrast" data-scan="" aria-pressed={picked} onClick={props.onToggle}>
      <span className="flex-none grid gap-1 [&_img]:size-9.5" aria-hidden>
        {contrast.example.map(({ image, word }) => (
          <img key={word} src={pictureUrl(image)} alt="" />
        ))}
      </span>
      <span className="min-w-0 grid gap-0.5">
        <b>{contrast.name}</b>
        <span className="text-small/[1.2] font-semibold font-text">
          {contrast.pattern} · {pairsOf(contrast)}
        </span>
        <small>{contrast.why}</small>
      </span>
      {picked ? (
        <span className="sound-badge" aria-hidden>
          <Check strokeWidth={3.4} />
        </span>
      ) : null}
    </button>
  )
}

/**
 * Grid of contrasts that have minimal pairs; several can be picked. `found` is the code of a contrast that a search
 * found.
 */
export function ContrastGrid(props: {
  picked: readonly string[]
  onPicked: (picked: string[]) => void
  found: string | null
}) {
  const { picked, onPicked } = props
  const contrasts = useCall(getContrasts, { staleTime: listStaleMs })
  return (
    <section className="contrasts" aria-label={m.ui_minimal_pairs()} aria-busy={contrasts.isPending}>
      <h1 className="sr-only">{m.cards_choose_the_contrasts_to_practice()}</h1>
      {contrasts.isError ? (
        <ListFailed onRetry={() => void contrasts.refetch()}>{m.cards_we_couldnt_load_the_minimal_pairs()}</ListFailed>
      ) : null}
      {contrasts.isPending
        ? Array.from({ length: 9 }, (_, tile) => <span key={tile} className="contrast is-waiting" aria-hidden />)
        : null}
      {(contrasts.data?.data ?? []).map((contrast) => (
        <ContrastTile
          key={contrast.code}
          contrast={contrast}
          picked={picked.includes(contrast.code)}
          found={props.found === contrast.code}
          onToggle={() =>
            onPicked(
              picked.includes(contrast.code)
                ? picked.filter((code) => code !== contrast.code)
                : [...picked, contrast.code],
            )
          }
        />
      ))}
    </section>
  )
}
