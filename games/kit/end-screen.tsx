import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './icons.tsx'
import type { AnySession } from './session.ts'

/** What was done, kindly, and three ways on. */
export function EndScreen({ session, start }: { session: AnySession; start: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const play = session.play.value
  if (!play) return null
  const summary = session.spec.summary(play)
  const copy = () => {
    const text = [session.spec.manifest.game_name, ...summary.map(({ label, value }) => `${label}: ${value}`)].join(
      '\n',
    )
    if (session.host.hosted) session.host.send({ type: 'COPY', text })
    else void navigator.clipboard?.writeText(text)
    session.live.value = 'Copied'
  }
  const change = () => {
    session.play.value = null
    session.screen.value = 'start'
  }
  return (
    <main class="sheet end">
      <h1 ref={heading} tabIndex={-1}>
        {session.spec.farewell(play)}
      </h1>
      <dl class="summary">
        {summary.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <button type="button" class="button big" data-scan="" onClick={start}>
          <Icon name="again" /> Play again
        </button>
        <button type="button" class="button plain" data-scan="" onClick={change}>
          Change level
        </button>
        {session.host.hosted && (
          <button type="button" class="button plain" data-scan="" onClick={() => session.host.send({ type: 'MENU' })}>
            <Icon name="menu" /> Menu
          </button>
        )}
        <button type="button" class="button plain" onClick={copy}>
          <Icon name="copy" /> Copy
        </button>
      </div>
    </main>
  )
}
