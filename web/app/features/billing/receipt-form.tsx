import { m } from '#messages'
import { getReceiptDetails, limits, putReceiptDetails, type ReceiptDetails } from '@marigold/contract'
import { call, firstReasonOf } from '../../platform/calls/api-client.ts'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { useIsMounted } from '../../platform/use-is-mounted.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailed, Problem } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useForm } from '../../ui/use-form.ts'

/** Saves the changed fields only, so that untouched ones keep what another tab saved. */
async function save(known: ReceiptDetails, typed: ReceiptDetails): Promise<void> {
  const current = await call(getReceiptDetails)
  const field = (name: keyof ReceiptDetails) => (typed[name] === known[name] ? current[name] : typed[name])
  await call(putReceiptDetails, { body: { name: field('name'), number: field('number') } })
  await invalidateQuery({ queryKey: [getReceiptDetails.path] })
}

function Fields({ known, onDone }: { known: ReceiptDetails; onDone: () => void }) {
  const form = useForm({
    log: 'The billing name and PO number were not saved',
    send: async ({ name = '', number = '' }) => {
      await save(known, { name, number })
      onDone()
    },
    onFailure: (error) => firstReasonOf(error, m.billing_please_try_again()),
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
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
      <Problem>{form.problem}</Problem>
      <div>
        <Button type="submit" aria-disabled={form.busy}>
          {form.busy ? m.billing_saving() : m.ui_save()}
        </Button>
      </div>
    </form>
  )
}

/** Edits the billing name and PO number, which appear on every PDF and emailed receipt. */
export function ReceiptForm({ token, onDone }: { token: string; onDone: () => void }) {
  const details = useCall(getReceiptDetails, { who: token, staleTime: 0 })
  const isMounted = useIsMounted()
  return (
    <>
      <p>{m.billing_both_are_shown_on_every_receipt()}</p>
      {details.data && !details.isFetching ? (
        <Fields known={details.data} onDone={() => isMounted() && onDone()} />
      ) : details.isError ? (
        <LoadFailed onRetry={details.refetch}>{m.billing_we_couldnt_load_this()}</LoadFailed>
      ) : (
        <Spinner label={m.ui_loading()} />
      )}
    </>
  )
}
