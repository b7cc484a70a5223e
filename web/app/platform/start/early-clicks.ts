declare global {
  interface Window {
    /** The last element that was clicked or submitted before hydration. */
    earlyClick?: HTMLElement
  }
}

/** Event that tells waiting scripts to load now. */
export const earlyClickEvent = 'earlyclick'

/**
 * Runs before the first paint. Before hydration, a click on a button would do nothing, and a form without an action
 * would put its values, including passwords, into the URL. Both are held and shown as pending. Links and forms with an
 * action work by themselves.
 */
export const holdEarlyClicks = `(()=>{const hold=e=>{if('live'in document.documentElement.dataset||!(e.target instanceof Element))return;let b;if(e.type==='submit'){if(e.target.hasAttribute('action'))return;e.preventDefault();b=e.submitter||e.target}else b=e.target.closest('button[type=button]');if(!b)return;if(self.earlyClick)delete self.earlyClick.dataset.early;self.earlyClick=b;b.dataset.early='';dispatchEvent(new Event('${earlyClickEvent}'))};addEventListener('click',hold,true);addEventListener('submit',hold,true)})()`

/** Replays the last held click after hydration, if its element is still there. */
export function replayEarlyClick(): void {
  const held = window.earlyClick
  delete window.earlyClick
  if (!held) return
  delete held.dataset.early
  if (!held.isConnected) return
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held.click()
}
