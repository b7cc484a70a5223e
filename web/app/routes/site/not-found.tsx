import { data } from 'react-router'
import { NotFound } from '../../features/site/not-found.tsx'
import { missingMeta } from '../../page-meta.ts'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => missingMeta

export default function NotFoundPage() {
  return <NotFound />
}
