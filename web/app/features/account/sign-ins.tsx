import { endSignIn, endSignIns, getSignIns, type SignIn } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { askAgain, useCall } from '../../platform/query-client.ts'
import { forgetPerson } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function SignInLine({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  const { device, kind, current, created_at, last_used_at } = signIn
  return (
    <li className="sign-in">
      <div>
        <b>{device}</b>
        {current ? <Tag>This device</Tag> : null}
        {kind === 'partner' ? <Tag>Through your partner site</Tag> : null}
        <span className="sign-in-when">
          Last used {when.format(new Date(last_used_at))}, since {when.format(new Date(created_at))}
        </span>
      </div>
      {current ? null : (
        <Button look="quiet" size="small" aria-label={`Log out ${device}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  )
}

/** Where the person is signed in; each is ended by itself, or all at once. */
export function SignIns({ token }: { token: string }) {
  const list = useCall(getSignIns, { who: token })
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const attempt = async (work: () => Promise<unknown>) => {
    setTrouble('')
    try {
      await work()
    } catch (error) {
      logFailure('A sign-in was not ended', error)
      setTrouble(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
    }
  }
  // One that has ended meanwhile leaves the list too.
  const end = (id: number) =>
    attempt(() => call(endSignIn, { params: { id } })).then(() => askAgain({ queryKey: [getSignIns.path] }))
  const endAll = () => {
    setAsking(false)
    void attempt(() => call(endSignIns).then(() => forgetPerson('/login')))
  }
  return (
    <section className="account-box" aria-labelledby="sign-ins-title" id="sign-ins" aria-busy={list.isPending}>
      <h2 id="sign-ins-title">Where you are logged in</h2>
      {list.isPending ? <Skeleton height="72px" round="16px" /> : null}
      {list.isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              Retry
            </Button>
          }
        >
          The devices could not be loaded.
        </Notice>
      ) : null}
      <ul className="sign-in-list">
        {list.data?.map((signIn) => (
          <SignInLine key={signIn.id} signIn={signIn} onEnd={() => void end(signIn.id)} />
        ))}
      </ul>
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <Button look="quiet" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Log out everywhere?"
        actions={
          <>
            <Button onClick={endAll}>Log out everywhere</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <p>Every device is logged out, this one too.</p>
      </AlertDialog>
    </section>
  )
}
