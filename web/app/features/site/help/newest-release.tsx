import { m } from '#messages'
import { Sparkles } from 'lucide-react'
import { LinkRow } from '../../../ui/link-row.tsx'
import { newestRelease } from './whats-new.tsx'

/** One new thing, with the way to all of them. */
export function NewestRelease() {
  const { id, title, on } = newestRelease
  return (
    <section aria-labelledby="start-new">
      <h3 id="start-new" className="mb-3">
        {m.start_new()}
      </h3>
      <ul className="ws-panel panel">
        <li>
          <LinkRow to={`/whatsnew#${id}`} icon={Sparkles} title={title} line={on} />
        </li>
      </ul>
    </section>
  )
}
