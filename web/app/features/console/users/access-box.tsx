import { m } from '#messages'
import { setBlocked, setComplimentary, type UserRecord } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { formatMoment } from '../format-time.ts'
import { ChangeDialog, reasonField } from '../change-dialog.tsx'
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
const textsOf = ({ which, on }: Turn) => texts[which][on ? 'on' : 'off']

interface Turn {
  which: Switch
  on: boolean
}

/** Why the account was blocked, while it is. */
function BlockLine({ block }: { block: UserRecord['block'] }) {
  if (block === null) return null
  return (
    <p className="wrap-anywhere">
      {m.console_blocked_by({ name: block.by, date: formatMoment(block.at), reason: block.reason })}
    </p>
  )
}

/** What an account may open: complimentary or not, blocked or not. Both can be undone. */
export function AccessBox({ user, token, own }: BoxProps) {
  const draftOf = (which: Switch) => `${user.id} ${which}`
  const [open, setOpen] = useState(false)
  const [turn, setTurn] = useState<Turn>({ which: 'complimentary', on: !user.complimentary })
  const [last, setLast] = useState<Turn | null>(null)
  const undo = useAction('The change was not undone')
  const send = async ({ which, on }: Turn, reason: string) => {
    const body = { on, reason, revision: user.revision }
    await changeUser(token, () => call(calls[which], { params: { id: user.id }, body }))
  }
  const undoLast = (done: Turn) =>
    undo.run(async () => {
      await send({ ...done, on: !done.on }, m.console_undone())
      setLast(null)
    })
  const ask = (which: Switch) => {
    setTurn({ which, on: !user[which] })
    setOpen(true)
  }
  const text = textsOf(turn)
  const pays = turn.which === 'complimentary' && turn.on && user.plans.some(({ live }) => live)
  return (
    <section className="account-box panel" aria-labelledby="access-title">
      <h2 id="access-title">{m.console_access()}</h2>
      <p>{m.console_open_to_this_user({ role: roleName(user.role) })}</p>
      <BlockLine block={user.block} />
      {last && user[last.which] === last.on ? (
        <Notice
          tone="good"
          action={
            <Button size="small" look="quiet" aria-disabled={undo.busy} onClick={() => void undoLast(last)}>
              {m.ui_undo()}
            </Button>
          }
        >
          {textsOf(last).done}
        </Notice>
      ) : null}
      <Problem>{undo.problem}</Problem>
      {own ? null : (
        <div className="account-actions">
          <Button look={user.complimentary ? 'quiet' : 'main'} onClick={() => ask('complimentary')}>
            {textsOf({ which: 'complimentary', on: !user.complimentary }).action}
          </Button>
          <Button look="quiet" onClick={() => ask('blocked')}>
            {textsOf({ which: 'blocked', on: !user.blocked }).action}
          </Button>
        </div>
      )}
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        draft={draftOf(turn.which)}
        title={text.action}
        lead={
          <>
            {text.lead({ name: user.name || user.username })}
            {pays ? ` ${m.console_also_pays()}` : ''}
          </>
        }
        fields={fields}
        action={text.action}
        send={async ({ reason = '' }) => {
          await send(turn, reason)
          setLast(turn)
        }}
      />
    </section>
  )
}
