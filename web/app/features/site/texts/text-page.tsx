import { m } from '#messages'
import type { ReactNode } from 'react'

export interface Part {
  id: string
  title: string
  body: ReactNode
}

/** A long text with a table of contents. */
export function TextPage({ title, lead, parts }: { title: string; lead: ReactNode; parts: Part[] }) {
  return (
    <article className="text-page wrap">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <nav aria-label={m.site_on_this_page()}>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text-body">
        {parts.map((part) => (
          <section key={part.id} id={part.id}>
            <h2>{part.title}</h2>
            {part.body}
          </section>
        ))}
      </div>
    </article>
  )
}
