import type { ReactNode } from 'react'

interface PageTopProps {
  title: string
  lead: ReactNode
  /** URL of the page's own drawing. */
  picture: string
  /** As narrow as the text below it. */
  narrow?: boolean
}

/** The top of a page of text: title, lead, and a drawing. */
export function PageTop({ title, lead, picture, narrow = false }: PageTopProps) {
  return (
    <header className="page-top">
      <div className={narrow ? 'wrap page-narrow' : 'wrap'}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <img src={picture} alt="" width="210" height="163" />
      </div>
    </header>
  )
}
