import type { Look } from '@marigold/contract'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import { Layer } from '../kit/index.ts'
import type { Site } from './layout.ts'
import type { Kind } from './objects.ts'
import { drawerArt, wallArt } from './room-art.ts'

/** The wall, the cabinet, and the drawer that is pulled out of it. */
export const Room = memo(function Room({ site, look, kind, id }: { site: Site; look: Look; kind: Kind; id: string }) {
  const wall = useMemo(() => wallArt(site, { look, kind, id }), [site, look, kind])
  const drawer = useMemo(() => drawerArt(site, { look, kind, id }), [site, look, kind])
  const { width, height } = site.stage
  return (
    <>
      <Layer box={[0, 0, width, height]} art={wall} at="" />
      <Layer box={[0, 0, width, height]} art={drawer} at="" />
    </>
  )
})
