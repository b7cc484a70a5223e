import { m } from '#messages'
import { getReceiptDetails, limits, putReceiptDetails, type ReceiptDetails } from '@marigold/contract'
import { useState, type SubmitEvent } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { askAgain, useCall } from '../../platform/calls/query-client.ts'
import { useHere } from '../../platform/session/use-here.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** What was typed; a field that was left alone is as it is kept now: another tab may have changed it. */
async function save(known: ReceiptDetails, typed: ReceiptDetails): Promise<void> {
  const kept = await call(getReceiptDetails)
  const field = (name: keyof ReceiptDetails) => (typed[name] === known[name] ? kept[name] : typed[name])
  await call(putReceiptDetails, { body: { name: field('name'), number: field('number') } })
  await askAgain({ queryKey: [getReceiptDetails.path] })
}

function Fields({ known, onDone }: { known: ReceiptDetails; onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    setTrouble(null)
    try {
      const text = (name: string) => String(values.get(name) ?? '')
      await save(known, { name: text('name'), number: text('number') })
      onDone()
    } catch (error) {
      logFailure('The billing name and PO number were not saved', error)
      setTrouble(error instanceof ApiError ? (error.sentences[0] ?? error.message) : m.billing_please_try_again())
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={m.billing_billing_name()}
        name="name"
        defaultValue={known.name}
        hint={m.billing_your_school_or_practice()}
        maxLength={limits.receiptName}
        autoComplete="organization"
      />
      <Field
        label={m.billing_po_number()}
        name="number"
        defaultValue={known.number}
        maxLength={limits.receiptNumber}
        hint={m.billing_your_schools_purchase_order_number()}
      />
      {trouble ? <Notice tone="bad">{trouble}</Notice> : null}
      <div>
        <Button type="submit" aria-disabled={busy}>
          {busy ? m.billing_saving() : m.ui_save()}
        </Button>
      </div>
    </form>
  )
}

/** The billing name and PO number, which every PDF and every emailed receipt show. */
export function ReceiptForm({ token, onDone }: { token: string; onDone: () => void }) {
  const details = useCall(getReceiptDetails, { who: token, staleTime: 0 })
  const here = useHere()
  return (
    <>
      <p>{m.billing_both_are_shown_on_every_receipt()}</p>
      {details.data && !details.isFetching ? (
        <Fields known={details.data} onDone={() => here() && onDone()} />
      ) : details.isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" onClick={() => void details.refetch()}>
              {m.ui_retry()}
            </Button>
          }
        >
          {m.billing_we_couldnt_load_this()}
        </Notice>
      ) : (
        <Spinner label={m.ui_loading()} />
      )}
    </>
  )
}
