import { useLayoutEffect, useMemo } from 'preact/hooks'
import { boxStyle, offerArrows, offerKeys, useClosing } from '../kit/index.ts'
import { layoutOf } from './layout.ts'
import { Panel } from './panels.tsx'
import { makeShow, type Show, type TalePlay } from './show.ts'
import { Theater } from './stage.tsx'
import type { State } from './state.ts'
import './tall-tale-theatre.css'
import './map.css'
import './panels.css'
import './showing.css'
import './toys.css'
import './motion.css'

/** Where there is a scene to go on to, and by which move. */
const onward: Partial<Record<State['phase'], 'start' | 'next'>> = {
  ready: 'start',
  show: 'next',
}

/** Space goes on to the next scene, and the arrows go round. */
function useKeys(show: Show, free: boolean, phase: State['phase']): void {
  useLayoutEffect(() => {
    if (!free) return
    const goes = onward[phase]
    const next = goes && { ' ': () => show.make({ kind: goes }) }
    const stops = [offerArrows(), offerKeys({ ...next })]
    return () => stops.forEach((stop) => stop())
  }, [free, phase])
}

/** Tall Tale Theater in play. */
export function View({ play }: { play: TalePlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const { phase } = play.state.value
  const closing = play.closing.value
  const free = play.ready.value && !show.busy.value
  useClosing(play, show.close)
  useKeys(show, free, phase)
  const layout = layoutOf(play.stage.value, (Number(play.values.text) || 100) / 100)
  const { stage } = layout
  const low = !stage.portrait && stage.height < 520
  return (
    <div class={`tt ${stage.portrait ? 'portrait' : low ? 'low' : 'wide'} is-${phase}`}>
      <Theater play={play} show={show} layout={layout} free={free} />
      <section class="tt-panel" style={boxStyle(layout.panel)}>
        {!closing && <Panel play={play} show={show} free={free} />}
      </section>
    </div>
  )
}
