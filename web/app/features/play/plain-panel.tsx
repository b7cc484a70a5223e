import { Pause, Play } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useBackCloses } from '../../platform/navigation/back-closes.ts'
import { PlayerRows } from '../../players/player-rows.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { usualPlayers } from './use-host.ts'

/** The pause of a person without cards, when the game itself asks for the menu. */
export function PlainPanel(props: { onBack: () => void; leaveTo: string; guest: boolean }) {
  const { onBack } = props
  useBackCloses(true, onBack)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.focus()
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onBack()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onBack])
  return (
    <section className="plain-pause" role="dialog" aria-modal="true" aria-label="Game paused">
      <div className="plain-box" ref={box} tabIndex={-1}>
        <h2>
          <Pause aria-hidden />
          Game paused
        </h2>
        <section aria-label="Players">
          <PlayerRows fallback={usualPlayers} />
        </section>
        {props.guest ? null : (
          <p>
            Practice cards inside a game come with a plan.{' '}
            <a className="link" href="/pricing" target="_blank" rel="noreferrer">
              See the plans
            </a>
          </p>
        )}
        <div className="plain-ways">
          <Button onClick={onBack}>
            <Play aria-hidden size={20} />
            Back to game
          </Button>
          <LinkButton look="quiet" to={props.leaveTo}>
            Leave the game
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
