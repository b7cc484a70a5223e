import { getBillingHistory, type BillingRow } from '@marigold/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tag } from '../../ui/tag.tsx'
import { dayOf, moneyOf } from './plan-texts.ts'
import { ReceiptForm } from './receipt-form.tsx'

const standings: Record<BillingRow['status'], string> = {
  paid: 'Paid',
  open: 'Not paid yet',
  void: 'Void',
  refunded: 'Refunded',
  'partly refunded': 'Partly refunded',
}

function Row({ row }: { row: BillingRow }) {
  const [failed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    try {
      await download({ path: row.invoice_pdf }, `Marigold-${row.invoice_number}.pdf`)
    } catch (error) {
      logFailure('The invoice could not be opened', error)
      setFailed(true)
    }
  }
  return (
    <li className="bill grid grid-cols-[1fr_auto_auto] items-center gap-y-2 gap-x-4.5 py-4 px-0 border-t border-t-line phone:grid-cols-[1fr_auto] [&_span]:block phone:[&>div]:col-[1/-1] first:border-t-0">
      <div>
        <b>
          {row.plan}, {moneyOf(row.amount)}
        </b>
        <span>
          {dayOf(row.current_period_start)} to {dayOf(row.current_period_end)}
        </span>
        <span className="muted">Invoice {row.invoice_number}</span>
      </div>
      <Tag>{standings[row.status]}</Tag>
      <Button look="quiet" size="small" aria-label={`PDF of invoice ${row.invoice_number}`} onClick={() => void open()}>
        <Icon of={Download} />
        PDF
      </Button>
      {failed ? <Notice tone="bad">The PDF could not be opened. Please try again.</Notice> : null}
    </li>
  )
}

function Bills({ token }: { token: string }) {
  const history = useCall(getBillingHistory, { query: {}, who: token, staleTime: 0 })
  if (history.data?.billing_history.length === 0) return <p>No billing history found.</p>
  if (history.data)
    return (
      <ul className="grid w-full m-0 p-0 [list-style:none]">
        {history.data.billing_history.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    )
  if (!history.isError) return <Spinner label="Loading your invoices" />
  return (
    <Notice
      tone="bad"
      action={
        <Button size="small" onClick={() => void history.refetch()}>
          Retry
        </Button>
      }
    >
      Your invoices could not be loaded.
    </Notice>
  )
}

/** Billing History: the invoices with their PDFs in a window, and whom receipts name. */
export function BillingHistory({ token }: { token: string }) {
  const [dialog, setDialog] = useState<'bills' | 'receipts' | null>(null)
  const [saved, setSaved] = useState(false)
  const close = () => setDialog(null)
  const receiptsSaved = () => {
    close()
    setSaved(true)
  }
  return (
    <section className="account-box billing-history" aria-labelledby="billing-history">
      <h2 id="billing-history">Billing History</h2>
      <p>Every invoice and receipt, as a PDF for your records or your school.</p>
      <div className="dialog-actions">
        <Button look="quiet" onClick={() => setDialog('bills')}>
          View Billing History
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setSaved(false)
            setDialog('receipts')
          }}
        >
          Billing name and PO number
        </Button>
      </div>
      <p role="status">{saved ? 'Saved. Your receipts show it from now on.' : ''}</p>
      <Dialog open={dialog === 'bills'} onClose={close} title="Billing History" wide>
        <Bills token={token} />
      </Dialog>
      <Dialog open={dialog === 'receipts'} onClose={close} title="Billing name and PO number">
        <ReceiptForm token={token} onDone={receiptsSaved} />
      </Dialog>
    </section>
  )
}
