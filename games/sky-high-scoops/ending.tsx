import { useEffect, useMemo } from 'preact/hooks'
import type { Stage } from '../kit/index.ts'
import { makeShow } from './show.ts'
import type { ScoopPlay } from './scene.ts'
import { playPiece } from './touchables.tsx'
import { World } from './world.tsx'

/** The part of the stage that the buttons leave: they are below, and beside the tower on a phone on its side. */
function room({ width, height, portrait }: Stage): Stage {
  if (height < 480) return { width: width * 0.66, height, portrait: false }
  return { width, height: height - (width < 560 ? 250 : 190), portrait }
}

/** Falls from the top of the tower to its cone, and plays every scoop as one tune; then the friends sing. */
export function Ending({ play }: { play: ScoopPlay }) {
  const show = useMemo(() => makeShow(play, room), [play])
  useEffect(() => {
    const { scene } = show
    const sing = async () => {
      await scene.fall(0.14, (piece, at) => playPiece(play.sound, piece, { step: (at % 10) - 2 }))
      show.feel('glad', 60_000)
      const friends = play.state.value.cones.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'friend'))
      for (const [at] of friends.slice(0, 5).entries()) play.sound.play('ooh', { step: at * 2 - 2, delay: at * 0.3 })
      for (const step of [0, 2, 4, 7]) play.sound.play('bell', { step, gain: 0.4, delay: 0.4 + step * 0.1 })
    }
    void sing()
    return scene.stop
  }, [show])
  return (
    <div class="scoops ended">
      <World play={play} show={show} />
    </div>
  )
}
