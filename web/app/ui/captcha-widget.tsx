import 'altcha/external'
import 'altcha/altcha.css'
import type {} from 'altcha/types/react'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { useEffect, useRef } from 'react'

// The workers come as files of our own, as the content-security policy asks.
for (const hash of ['SHA-256', 'SHA-384', 'SHA-512']) {
  globalThis.$altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker())
}

// As an attribute: a call before the element has drawn itself is lost. How somebody moves is nobody's business.
const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false })

export interface CaptchaProps {
  /** The solution to send as `recaptchaToken`; empty when there is none (yet, or any more). */
  onToken: (token: string) => void
}

/** ALTCHA's element; it is made in the browser alone. */
export function CaptchaWidget({ onToken }: CaptchaProps) {
  const widget = useRef<HTMLElement>(null)
  const tell = useRef(onToken)
  useEffect(() => {
    tell.current = onToken
  })
  useEffect(() => {
    const element = widget.current
    if (!element) return
    const change = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string | null }>).detail
      tell.current(state === 'verified' && payload ? payload : '')
    }
    element.addEventListener('statechange', change)
    return () => element.removeEventListener('statechange', change)
  }, [])
  return <altcha-widget ref={widget} challenge="/api/captcha" name="altcha" configuration={configuration} />
}
