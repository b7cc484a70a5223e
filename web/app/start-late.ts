import { early } from './platform/early-press.ts'

/**
 * Runs at the end of public pages: once the page has loaded and is idle, or as soon as somebody presses what needs
 * them, the scripts that were set aside begin. Links, forms and Play are plain HTML until then.
 */
const starter = `(()=>{const n=document.currentScript.nonce;let gone=0;const go=()=>{if(gone++)return;for(const s of document.querySelectorAll('script[type="text/late"]')){const m=document.createElement('script');m.type='module';m.nonce=n;m.textContent=s.textContent;s.after(m)}};const idle=()=>'requestIdleCallback'in window?requestIdleCallback(go,{timeout:800}):setTimeout(go,1);addEventListener('${early}',go);self.pressedEarly?go():document.readyState==='complete'?idle():addEventListener('load',idle)})()`

const preload = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script([^>]*) type="module" async="">/g

/** Takes a rendered page and sets its module scripts aside until the page has painted. */
export function startLate(html: string, nonce: string): string {
  return html
    .replace(preload, '')
    .replace(moduleScript, '<script$1 type="text/late">')
    .replace('</body>', `<script nonce="${nonce}">${starter}</script></body>`)
}
