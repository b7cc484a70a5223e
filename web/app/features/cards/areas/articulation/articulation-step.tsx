import { getArticulationData, getArticulations } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { loadWindows } from '../../../../ui/dialog.tsx'
import { anythingPicked, describePick, withoutSound, type Picks } from './picks.ts'
import type { SetPicks } from '../../sets/set-picks.ts'
import { ArticulationParts, type ArticulationPart } from './articulation-parts.tsx'
import { ContrastGrid, useContrastChips } from '../minimal-pairs/contrast-grid.tsx'
import { Dock, type Chip } from '../../setup/dock.tsx'
import { OnlyPictured } from '../../setup/only-pictured.tsx'
import { SoundGrid } from './sound-grid.tsx'
import { StepBar, type StepProps } from '../../setup/step-frame.tsx'
import { listsStay, picturedOf } from '../../setup/use-card-count.ts'

const pairsFound = 'pairs:'

const ids = (text = '') => text.split('.').map(Number).filter(Boolean)

/**
 * What a search has led to: a sound with the positions and kinds to check, a contrast, or minimal pairs as such ('' for
 * no contrast).
 */
function readFound(found: string | null | undefined) {
  if (found?.startsWith(pairsFound)) return { sound: null, contrast: found.slice(pairsFound.length) }
  const [sound = null, positions, kinds] = found?.split('~') ?? []
  const checked: Picks[string] = [ids(positions), ids(kinds)]
  return { sound: sound === null ? null : { name: sound, checked }, contrast: null }
}

function useSoundChips({ picks, onPicks }: Pick<StepProps, 'picks' | 'onPicks'>): Chip[] {
  const kinds = useCall(getArticulationData, { staleTime: listsStay }).data?.subcategories ?? []
  return Object.entries(picks.articulation).map(([name, pick]) => ({
    name,
    detail: describePick(pick, kinds),
    onRemove: () => onPicks({ ...picks, articulation: withoutSound(picks.articulation, name) }),
  }))
}

/** What shows until a part is chosen: minimal pairs where nothing else is picked. The picks of an address come late. */
const partOf = ({ pairs, articulation }: SetPicks): ArticulationPart =>
  pairs.length > 0 && !anythingPicked(articulation) ? 'pairs' : 'sounds'

/** The grid of sounds, or of minimal pairs. What is picked stands in the dock, with Play cards once there is something to play. */
export function ArticulationStep(props: StepProps) {
  const { picks, onPicks } = props
  const found = readFound(props.found)
  const [chosen, setPart] = useState<ArticulationPart | null>(found.contrast === null ? null : 'pairs')
  const part = chosen ?? partOf(picks)
  const sounds = useCall(getArticulations, { staleTime: listsStay }).data?.data ?? []
  // The window's code comes before the first tap, so that a slow network does not swallow it.
  useEffect(loadWindows, [])
  const onPairs = (pairs: string[]) => {
    setPart(part)
    onPicks({ ...picks, pairs })
  }
  const chips = [...useSoundChips(props), ...useContrastChips(picks.pairs, onPairs)]
  return (
    <>
      <StepBar {...props} area="articulation" onReset={() => onPicks({ ...picks, articulation: {}, pairs: [] })} />
      <ArticulationParts part={part} onPart={setPart} pairs={picks.pairs.length}>
        {part === 'sounds' ? <OnlyPictured counts={picturedOf(picks.articulation, sounds)} /> : null}
      </ArticulationParts>
      {part === 'sounds' ? (
        <SoundGrid
          picks={picks.articulation}
          onPicks={(articulation) => onPicks({ ...picks, articulation })}
          found={found.sound}
        />
      ) : (
        <ContrastGrid picked={picks.pairs} onPicked={onPairs} found={found.contrast} />
      )}
      <Dock
        {...props}
        label={picks.pairs.length > 0 ? 'Picked sounds and contrasts' : 'Picked sounds'}
        chips={chips}
        ready={anythingPicked(picks.articulation) || picks.pairs.length > 0}
      />
    </>
  )
}
