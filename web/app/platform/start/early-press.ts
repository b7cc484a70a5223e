declare global {
  interface Window {
    /** What was pressed or sent before the scripts were there; only the last one. */
    pressedEarly?: HTMLElement
  }
}

/** The event by which scripts that wait for an idle moment learn that somebody waits for them. */
export const early = 'pressedearly'

/**
 * Runs before paint. A button pressed before the scripts are there would do nothing, and a form without an address of
 * its own would put what was typed, passwords too, into the page's: both are held, and look it. Links and forms with
 * an address work by themselves.
 */
export const holdPress = `(()=>{const hold=e=>{if('live'in document.documentElement.dataset||!(e.target instanceof Element))return;let b;if(e.type==='submit'){if(e.target.hasAttribute('action'))return;e.preventDefault();b=e.submitter||e.target}else b=e.target.closest('button[type=button]');if(!b)return;if(self.pressedEarly)delete self.pressedEarly.dataset.early;self.pressedEarly=b;b.dataset.early='';dispatchEvent(new Event('${early}'))};addEventListener('click',hold,true);addEventListener('submit',hold,true)})()`

/** The page is live: does what was pressed last, if that is still there. */
export function releasePress(): void {
  const held = window.pressedEarly
  delete window.pressedEarly
  if (!held) return
  delete held.dataset.early
  if (!held.isConnected) return
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held.click()
}
