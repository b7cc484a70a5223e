import { useEffect, useState } from 'react'

/**
 * What the caseload shows. It stays in the address behind the #, which a browser never sends to a server, so that no
 * request tells which client is open.
 */
export type CaseloadView =
  | { name: 'home' }
  | { name: 'client'; id: string }
  | { name: 'session'; id: string }
  | { name: 'report'; id: string }
  | { name: 'minutes' }

/** Reads a view from an address's hash; anything unknown is the first view. */
export function parseView(hash: string): CaseloadView {
  const [name, id = ''] = hash.replace(/^#\/?/, '').split('/')
  if ((name === 'client' || name === 'session' || name === 'report') && id !== '') return { name, id }
  return name === 'minutes' ? { name } : { name: 'home' }
}

/** The address of a view within the caseload page. */
export function viewHash(view: CaseloadView): string {
  return `#${view.name === 'home' ? '' : [view.name, ...('id' in view ? [view.id] : [])].join('/')}`
}

/** The view of the address; follows links, Back, and Forward. */
export function useCaseloadView(): CaseloadView {
  const [view, setView] = useState<CaseloadView>(() => parseView(window.location.hash))
  useEffect(() => {
    const follow = () => setView(parseView(window.location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return view
}

/** Opens a view; Back returns to the one before. */
export function openView(view: CaseloadView): void {
  window.location.hash = viewHash(view)
}
