import { m } from '#messages'
import { setBlocked, setComplimentary, type UserRecord } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { formatMoment } from '../format-time.ts'
import { ChangeDialog, hasChangeDraft, reasonField } from './change-dialog.tsx'
import { changeUser } from './change-user.ts'
import { roleName } from './role-tags.tsx'

interface BoxProps {
  user: UserRecord
  token: string
  own: boolean
}

const fields = [reasonField]
type Switch = 'complimentary' | 'blocked'

/** What each switch says, by what it's turned to. */
const texts = {
  complimentary: {
    on: {
      action: m.console_grant_complimentary(),
      lead: m.console_grant_lead,
      done: m.console_is_complimentary_now(),
    },
    off: {
      action: m.console_end_complimentary(),
      lead: m.console_end_complimentary_lead,
      done: m.console_complimentary_has_ended(),
    },
  },
  blocked: {
    on: { action: m.console_block(), lead: m.console_block_lead, done: m.console_is_blocked_now() },
    off: { action: m.console_unblock(), lead: m.console_unblock_lead, done: m.console_is_unblocked_now() },
  },
}
const calls = { complimentary: setComplimentary, blocked: setBlocked }
const textsOf = (which: Switch, on: boolean) => texts[which][on ? 'on' : 'off']

/** What an account may open: complimentary or not, blocked or not. Both can be undone. */
export function AccessBox({ user, token, own }: BoxProps) {
  const draftOf = (which: Switch) => `${user.id} ${which}`
  const [open, setOpen] = useState<Switch | null>(
    () => (['complimentary', 'blocked'] as const).find((which) => hasChangeDraft(draftOf(which), fields)) ?? null,
  )
  const [last, setLast] = useState<{ which: Switch; on: boolean } | null>(null)
  const undo = useAction('The change was not undone')
  const send = async (which: Switch, on: boolean, reason: string) => {
    const body = { on, reason, revision: user.revision }
    await changeUser(token, () => call(calls[which], { params: { id: user.id }, body }))
  }
  const turn = async (which: Switch, reason: string) => {
    const on = !user[which]
    await send(which, on, reason)
    setLast({ which, on })
  }
  const undoLast = () =>
    undo.run(async () => {
      if (last) await send(last.which, !last.on, m.console_undone())
      setLast(null)
    })
  const shown = open ?? 'complimentary'
  const text = textsOf(shown, !user[shown])
  const pays = user.plans.some(({ live }) => live)
  return (
    <section className="account-box" aria-labelledby="access-title">
      <h2 id="access-title">{m.console_access()}</h2>
      <p>{m.console_open_to_this_user({ role: roleName(user.role) })}</p>
      {user.block ? (
        <p className="wrap-anywhere">
          {m.console_blocked_by({
            name: user.block.by,
            date: formatMoment(user.block.at),
            reason: user.block.reason,
          })}
        </p>
      ) : null}
      {last && user[last.which] === last.on ? (
        <Notice
          tone="good"
          action={
            <Button size="small" look="quiet" aria-disabled={undo.busy} onClick={() => void undoLast()}>
              {m.ui_undo()}
            </Button>
          }
        >
          {textsOf(last.which, last.on).done}
        </Notice>
      ) : null}
      <Problem>{undo.problem}</Problem>
      <div className="account-actions">
        <Button look={user.complimentary ? 'quiet' : 'main'} onClick={() => setOpen('complimentary')}>
          {textsOf('complimentary', !user.complimentary).action}
        </Button>
        {own ? null : (
          <Button look="quiet" onClick={() => setOpen('blocked')}>
            {textsOf('blocked', !user.blocked).action}
          </Button>
        )}
      </div>
      <ChangeDialog
        key={shown}
        open={open !== null}
        onClose={() => setOpen(null)}
        draft={draftOf(shown)}
        title={text.action}
        lead={
          <>
            {text.lead({ name: user.name || user.username })}
            {shown === 'complimentary' && pays && !user.complimentary ? ` ${m.console_also_pays()}` : ''}
          </>
        }
        fields={fields}
        action={text.action}
        send={({ reason = '' }) => turn(shown, reason)}
      />
    </section>
  )
}
