import { early } from './platform/start/early-press.ts'

/**
 * Runs at the end of public pages: once the page has loaded and is idle, or as soon as somebody presses what needs
 * them or types, the scripts that were set aside begin. Links, forms and Play are plain HTML until then. All files are asked for
 * together, and run one after the other, each in a moment of its own: together they would hold up a press.
 */
const starter = (files: string, atOnce: string) =>
  `(()=>{const n=document.currentScript.nonce;let gone=0;const run=()=>{for(const s of document.querySelectorAll('script[type="text/late"]')){const m=document.createElement('script');m.type='module';m.nonce=n;m.textContent=s.textContent;s.after(m)}};const go=async()=>{if(gone++)return;const files=${files};for(const f of files){const l=document.createElement('link');l.rel='modulepreload';l.href=f;document.head.append(l)}for(const f of files.reverse()){if(self.pressedEarly)break;await import(f).catch(()=>{});await new Promise(r=>setTimeout(r))}run()};const idle=()=>'requestIdleCallback'in window?requestIdleCallback(go,{timeout:800}):setTimeout(go,1);for(const e of ['${early}','input'])addEventListener(e,go);${atOnce}self.pressedEarly?go():document.readyState==='complete'?idle():addEventListener('load',idle)})()`

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*) type="module" async="">/g

/** What must not run before the page's own script has said what the page holds: it takes the page over. */
const isEntry = (file: string) => file.includes('/entry.client')

/** Logged-in users wait for no idle moment: half of their header and of home comes with the scripts. */
const forPerson = "'person'in document.documentElement.dataset||"
/** Nor does an address that says more than the page shows. */
const forSearch = "location.search!==''||"

/**
 * Takes a rendered page and sets its module scripts aside until the page has painted, for visitors; with `searchNow` only
 * where the address says nothing more than the page.
 */
export function startLate(html: string, nonce: string, { searchNow = false } = {}): string {
  const files = [...html.matchAll(preload)].flatMap(([, file = '']) => (isEntry(file) ? [] : [file]))
  const text = starter(JSON.stringify(files), searchNow ? forPerson + forSearch : forPerson)
  return html
    .replace(preload, '')
    .replace(moduleScript, '<script$1 type="text/late">')
    .replace('</body>', `<script nonce="${nonce}">${text}</script></body>`)
}
