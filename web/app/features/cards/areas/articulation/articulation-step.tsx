import { m } from '#messages'
import { getArticulations } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { preloadDialogs } from '../../../../ui/dialog.tsx'
import { listStaleMs, type Chip, type StepProps } from '../card-area.ts'
import { parseIds } from '../id-lists.ts'
import { hasPicks, describePick, countPictured, withoutSound, type Picks } from './picks.ts'
import { ArticulationParts, type ArticulationPart } from './articulation-parts.tsx'
import { ContrastGrid, useContrastChips } from '../minimal-pairs/contrast-grid.tsx'
import { PicturedOnlyToggle } from '../../setup/pictured-only-toggle.tsx'
import { SoundGrid } from './sound-grid.tsx'

const pairsFound = 'pairs:'

type Props = StepProps<{ articulation: Picks; pairs: string[] }>

/**
 * Parses a search result: a sound with the positions and kinds to check, a contrast, or minimal pairs in general ('').
 */
function readFound(found: string | null | undefined) {
  if (found?.startsWith(pairsFound)) return { sound: null, contrast: found.slice(pairsFound.length) }
  const [sound = null, positions, kinds] = found?.split('~') ?? []
  const checked: Picks[string] = [parseIds(positions), parseIds(kinds)]
  return { sound: sound === null ? null : { name: sound, checked }, contrast: null }
}

function soundChips({ picks, onPicks }: Pick<Props, 'picks' | 'onPicks'>): Chip[] {
  return Object.entries(picks.articulation).map(([name, pick]) => ({
    name,
    detail: describePick(pick),
    onRemove: () => onPicks({ articulation: withoutSound(picks.articulation, name) }),
  }))
}

/** Default part: minimal pairs if nothing else is picked. Picks from the URL arrive after the first render. */
const partOf = ({ pairs, articulation }: Props['picks']): ArticulationPart =>
  pairs.length > 0 && !hasPicks(articulation) ? 'pairs' : 'sounds'

/** Shows the grid of sounds or of minimal pairs, and the dock with the picks and the Play cards button. */
export function ArticulationStep(props: Props) {
  const { picks, onPicks } = props
  const found = readFound(props.found)
  const [chosen, setPart] = useState<ArticulationPart | null>(found.contrast === null ? null : 'pairs')
  const part = chosen ?? partOf(picks)
  const sounds = useCall(getArticulations, { staleTime: listStaleMs }).data?.data ?? []
  // Preloads the dialog, so that the first tap works on a slow network.
  useEffect(preloadDialogs, [])
  const onPairs = (pairs: string[]) => {
    setPart(part)
    onPicks({ pairs })
  }
  const chips = [...soundChips(props), ...useContrastChips(picks.pairs, onPairs)]
  const dock = {
    label: picks.pairs.length > 0 ? m.cards_picked_sounds_and_contrasts() : m.cards_picked_sounds(),
    chips,
    ready: hasPicks(picks.articulation) || picks.pairs.length > 0,
  }
  return props.frame(
    dock,
    <>
      <ArticulationParts part={part} onPart={setPart} pairs={picks.pairs.length}>
        {part === 'sounds' ? <PicturedOnlyToggle counts={countPictured(picks.articulation, sounds)} /> : null}
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
