import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Pause, Play } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useCloseOnBack } from '../../platform/navigation/close-on-back.ts'
import { PlayerRows } from '../../players/player-rows.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { defaultPlayers } from './use-game-host.ts'

/** Pause panel for users without cards, if the game asks for its menu. */
export function SimplePausePanel(props: { onBack: () => void; leaveTo: string; guest: boolean }) {
  const { onBack } = props
  useCloseOnBack(true, onBack)
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
    <section
      className="fixed inset-0 z-15 grid place-items-center overflow-y-auto bg-scrim"
      role="dialog"
      aria-modal="true"
      aria-label={m.ui_game_paused()}
    >
      <div
        className="plain-box w-[min(520px,calc(100%_-_24px))] my-3 mx-0 grid gap-5 p-7 rounded-[32px] bg-cream [outline:0]"
        ref={box}
        tabIndex={-1}
      >
        <h2>
          <Pause aria-hidden />
          {m.ui_game_paused()}
        </h2>
        <section aria-label={m.ui_players()}>
          <PlayerRows fallback={defaultPlayers} />
        </section>
        {props.guest ? null : (
          <p>
            <ParaglideMessage
              message={m.play_practice_cards_inside_a_game_come}
              markup={{
                link: ({ children }) => (
                  <a className="link" href="/pricing" target="_blank" rel="noreferrer">
                    {children}
                  </a>
                ),
              }}
            />
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onBack}>
            <Play aria-hidden size={20} />
            {m.ui_back_to_game()}
          </Button>
          <LinkButton look="quiet" to={props.leaveTo}>
            {m.play_leave_the_game_2()}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
