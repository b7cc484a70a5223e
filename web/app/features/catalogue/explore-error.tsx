import { m } from '#messages'
import { useRevalidator } from 'react-router'
import brokenPicture from '../../assets/empty/broken.svg'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Shown if the list couldn't be loaded, with a Retry button. */
export function ExploreError() {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="sec">
      <div className="wrap">
        <h1>{m.ui_all_games()}</h1>
        <img className="my-6" src={brokenPicture} alt="" width="480" height="280" />
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
