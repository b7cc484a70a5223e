import { m } from '#messages'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Shown if the list couldn't be loaded, with a Retry button. */
export function ExploreError() {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="sec">
      <div className="wrap">
        <h1>{m.ui_all_games()}</h1>
        <Notice
          tone="bad"
          action={
            <Button size="small" look="quiet" disabled={state === 'loading'} onClick={() => void revalidate()}>
              {m.ui_retry()}
            </Button>
          }
        >
          {m.catalogue_the_games_didnt_load_nothing_was()}
        </Notice>
      </div>
    </section>
  )
}
