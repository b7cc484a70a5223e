import type { ReactNode } from 'react'

/** The top of a page of text: title, lead, and the page's own drawing. */
export function PageTop({ title, lead, picture }: { title: string; lead: ReactNode; picture: string }) {
  return (
    <header className="page-top">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <img src={picture} alt="" width="210" height="163" />
      </div>
    </header>
  )
}
