import type { ReactNode } from 'react'

interface PageTopProps {
  title: string
  lead: ReactNode
  /** URL of the page's own drawing. */
  picture: string
  /** The page's main action. */
  children?: ReactNode
}

/** The top of a page of text: title, lead, and a drawing. */
export function PageTop({ title, lead, picture, children }: PageTopProps) {
  return (
    <header className="page-top">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <img src={picture} alt="" width="210" height="163" />
      </div>
    </header>
  )
}
