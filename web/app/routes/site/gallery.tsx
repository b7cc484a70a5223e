import { data, useSearchParams } from 'react-router'
import type { Route } from './+types/gallery.ts'
import { ViewerGallery } from '../../features/cards/viewer/viewer-gallery.tsx'
import { Gallery } from '../../features/site/gallery.tsx'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'

export const handle: RouteHandle = { startNow: true }

/** For developers only; elsewhere the URL doesn't exist. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).facts.development) throw data(null, { status: 404 })
  return null
}

export const meta = () => [{ title: 'Gallery · Marigold' }, { name: 'robots', content: 'noindex' }]

export default function GalleryPage() {
  const [search] = useSearchParams()
  return search.has('cards') ? <ViewerGallery /> : <Gallery />
}
