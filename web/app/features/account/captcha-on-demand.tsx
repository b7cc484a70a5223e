import { useState } from 'react'
import { ApiError } from '../../platform/calls/api-client.ts'
import { Captcha } from '../../ui/captcha.tsx'
import { FieldError } from '../../ui/field.tsx'

/** Returns true if the server asks for a CAPTCHA, or for another one. */
export function needsCaptcha(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'captcha_required' || error.code === 'captcha')
}

/** Holds the state of a CAPTCHA that appears only after the server asks for one. Each solution works once. */
export function useCaptchaOnDemand() {
  const [round, setRound] = useState(0)
  const [solution, setSolution] = useState('')
  const next = (shown: boolean) => {
    setSolution('')
    if (shown) setRound(round + 1)
  }
  return {
    round,
    solution,
    setSolution,
    /**
     * Call after each failed attempt: shows the CAPTCHA if the error asks for one, and a new one on every later
     * attempt.
     */
    again: (error: unknown) => next(needsCaptcha(error) || round > 0),
    /** Call if the form stays open after a success: replaces the CAPTCHA if one is shown. */
    renew: () => next(round > 0),
  }
}

interface CaptchaOnDemandProps {
  captcha: ReturnType<typeof useCaptchaOnDemand>
  error: string | undefined
}

/** Shows the form's CAPTCHA, with its error until it's solved. */
export function CaptchaOnDemand({ captcha, error }: CaptchaOnDemandProps) {
  if (captcha.round === 0) return null
  return (
    <div className="join-captcha">
      <Captcha key={captcha.round} onToken={captcha.setSolution} />
      {error && !captcha.solution ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
    </div>
  )
}
