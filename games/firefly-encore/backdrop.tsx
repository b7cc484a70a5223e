import type { Look } from '@marigold/contract'
import { useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { siteOf } from './layout.ts'
import { Meadow } from './meadow.tsx'
import type { Level } from './state.ts'
import { Board, Stalks } from './stems.tsx'
import { Band, Moon } from './touchables.tsx'
import './firefly-encore.css'

const none: readonly number[] = []
const lit = [2]
const guests = ['cricket', 'frog', 'duck'] as const

/** The world behind the start and end screens: the fireflies of the chosen level, one of them awake. */
export function BackdropOf({ stage, look, level }: { stage: Stage; look: Look; level: Level }) {
  const site = useMemo(() => siteOf(stage, level.stems, 'start'), [stage, level])
  return (
    <div class={`meadow is-${look}`} inert>
      <Meadow site={site} look={look} soft={false} />
      <Moon site={site} />
      <Stalks {...{ site, look, lit }} />
      <Band site={site} members={guests} look={look} plays={false} />
      <Board
        {...{ site, look, lit }}
        stems={level.stems}
        soft={false}
        wrong={null}
        isGlad={false}
        open={none}
        next={null}
        trail={null}
        press={() => undefined}
        brush={null}
      />
    </div>
  )
}
