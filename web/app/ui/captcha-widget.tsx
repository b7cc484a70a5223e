import 'altcha/external'
import 'altcha/altcha.css'
import type {} from 'altcha/types/react'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { useEffect, useRef } from 'react'

// The workers are files of our own, as the CSP requires.
for (const hash of ['SHA-256', 'SHA-384', 'SHA-512']) {
  globalThis.$altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker())
}

// Set as an attribute, because a call before the element has rendered is lost. Movement tracking is off for privacy.
const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false })

export interface CaptchaProps {
  /** Called with the solution to send as `recaptchaToken`; empty if there is none (yet). */
  onToken: (token: string) => void
}

/** ALTCHA's element; browser only. */
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
