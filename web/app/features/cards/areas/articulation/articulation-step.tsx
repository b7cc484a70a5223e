import { m } from '#messages'
import { getArticulationData, getArticulations } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { loadWindows } from '../../../../ui/dialog.tsx'
import { listsStay, type Chip, type StepProps } from '../card-area.ts'
import { idsIn } from '../id-lists.ts'
import { anythingPicked, describePick, picturedOf, withoutSound, type Picks } from './picks.ts'
import { ArticulationParts, type ArticulationPart } from './articulation-parts.tsx'
import { ContrastGrid, useContrastChips } from '../minimal-pairs/contrast-grid.tsx'
import { OnlyPictured } from '../../setup/only-pictured.tsx'
import { SoundGrid } from './sound-grid.tsx'

const pairsFound = 'pairs:'

type Props = StepProps<{ articulation: Picks; pairs: string[] }>

/**
 * What a search has led to: a sound with the positions and kinds to check, a contrast, or minimal pairs as such ('' for
 * no contrast).
 */
function readFound(found: string | null | undefined) {
  if (found?.startsWith(pairsFound)) return { sound: null, contrast: found.slice(pairsFound.length) }
  const [sound = null, positions, kinds] = found?.split('~') ?? []
  const checked: Picks[string] = [idsIn(positions), idsIn(kinds)]
  return { sound: sound === null ? null : { name: sound, checked }, contrast: null }
}

function useSoundChips({ picks, onPicks }: Pick<Props, 'picks' | 'onPicks'>): Chip[] {
  const kinds = useCall(getArticulationData, { staleTime: listsStay }).data?.subcategories ?? []
  return Object.entries(picks.articulation).map(([name, pick]) => ({
    name,
    detail: describePick(pick, kinds),
    onRemove: () => onPicks({ articulation: withoutSound(picks.articulation, name) }),
  }))
}

/** What shows until a part is chosen: minimal pairs where nothing else is picked. The picks of an address come late. */
const partOf = ({ pairs, articulation }: Props['picks']): ArticulationPart =>
  pairs.length > 0 && !anythingPicked(articulation) ? 'pairs' : 'sounds'

/** The grid of sounds, or of minimal pairs. What is picked stands in the dock, with Play cards once there is something to play. */
export function ArticulationStep(props: Props) {
  const { picks, onPicks } = props
  const found = readFound(props.found)
  const [chosen, setPart] = useState<ArticulationPart | null>(found.contrast === null ? null : 'pairs')
  const part = chosen ?? partOf(picks)
  const sounds = useCall(getArticulations, { staleTime: listsStay }).data?.data ?? []
  // The window's code comes before the first tap, so that a slow network does not swallow it.
  useEffect(loadWindows, [])
  const onPairs = (pairs: string[]) => {
    setPart(part)
    onPicks({ pairs })
  }
  const chips = [...useSoundChips(props), ...useContrastChips(picks.pairs, onPairs)]
  const dock = {
    label: picks.pairs.length > 0 ? m.cards_picked_sounds_and_contrasts() : m.cards_picked_sounds(),
    chips,
    ready: anythingPicked(picks.articulation) || picks.pairs.length > 0,
  }
  return props.frame(
    dock,
    <>
      <ArticulationParts part={part} onPart={setPart} pairs={picks.pairs.length}>
        {part === 'sounds' ? <OnlyPictured counts={picturedOf(picks.articulation, sounds)} /> : null}
      </ArticulationParts>
      {part === 'sounds' ? (
        <SoundGrid
          picks={picks.articulation}
          onPicks={(articulation) => onPicks({ articulation })}
          found={found.sound}
        />
      ) : (
        <ContrastGrid picked={picks.pairs} onPicked={onPairs} found={found.contrast} />
      )}
    </>,
  )
}
