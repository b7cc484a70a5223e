import { useState } from 'react'
import { ApiError } from '../../platform/calls/api-client.ts'
import { Captcha } from '../../ui/captcha.tsx'
import { FieldError } from '../../ui/field.tsx'

/** Whether the server wants a CAPTCHA, or another one, before it goes on. */
export function asksForCaptcha(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'captcha_required' || error.code === 'captcha')
}

/** The state of a CAPTCHA that is shown only once the server has asked for it. Each solution counts once. */
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
    /** Call after every failed try: shows the CAPTCHA when the error asks for it, and a new one from then on. */
    again: (error: unknown) => next(asksForCaptcha(error) || round > 0),
    /** Call when the form stays after a success: where a CAPTCHA is shown, a new one. */
    renew: () => next(round > 0),
  }
}

interface CaptchaOnDemandProps {
  captcha: ReturnType<typeof useCaptchaOnDemand>
  error: string | undefined
}

/** The CAPTCHA of a form, with its error until it's solved. */
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
