import { m } from '#messages'
import billsPicture from '../../assets/empty/bills.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FoldingBox } from '../../ui/folding-box.tsx'
import { getBillingHistory, type BillingRow } from '@marigold/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { download } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { useCall } from '../../platform/calls/query-client.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed, Problem } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tag } from '../../ui/tag.tsx'
import { formatMoney } from '../../platform/words/words.ts'
import { formatDay } from './plan-texts.ts'
import { ReceiptForm } from './receipt-form.tsx'

const standings: Record<BillingRow['status'], string> = {
  paid: m.ui_paid(),
  open: m.ui_not_paid_yet(),
  void: m.ui_void(),
  refunded: m.ui_refunded(),
  'partly refunded': m.ui_partly_refunded(),
}

function Row({ row }: { row: BillingRow }) {
  const { run, problem } = useAction('The invoice could not be opened', () =>
    m.billing_we_couldnt_open_the_pdf_please(),
  )
  const open = () =>
    run(() => download({ path: row.invoice_pdf }, m.billing_marigold_pdf({ invoicenumber: row.invoice_number })))
  return (
    <li className="bill grid grid-cols-[1fr_auto_auto] items-center gap-y-2 gap-x-4.5 py-4 px-0 border-t border-t-line phone:grid-cols-[1fr_auto] [&_span]:block phone:[&>div]:col-[1/-1] first:border-t-0">
      <div>
        <b>
          {row.plan}, {formatMoney(row.amount)}
        </b>
        <span>
          {m.billing_to({ dayOf: formatDay(row.current_period_start), dayOf2: formatDay(row.current_period_end) })}
        </span>
        <span className="muted">{m.billing_invoice({ invoicenumber: row.invoice_number })}</span>
      </div>
      <Tag>{standings[row.status]}</Tag>
      <Button
        look="quiet"
        size="small"
        aria-label={m.billing_pdf_of_invoice({ invoicenumber: row.invoice_number })}
        onClick={() => void open()}
      >
        <Icon of={Download} />
        {m.billing_pdf()}
      </Button>
      <Problem>{problem}</Problem>
    </li>
  )
}

function Bills({ token }: { token: string }) {
  const history = useCall(getBillingHistory, { query: {}, who: token, staleTime: 0 })
  if (history.data?.billing_history.length === 0)
    return (
      <EmptyState
        picture={billsPicture}
        action={
          <LinkButton to="/pricing" look="quiet">
            {m.billing_go_to_pricing()}
          </LinkButton>
        }
      >
        {m.billing_no_billing_history_found()}
      </EmptyState>
    )
  if (history.data)
    return (
      <ul className="grid w-full m-0 p-0 [list-style:none]">
        {history.data.billing_history.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    )
  if (!history.isError) return <Spinner label={m.billing_loading_your_invoices()} />
  return <LoadFailed onRetry={history.refetch}>{m.billing_we_couldnt_load_your_invoices()}</LoadFailed>
}

/** Billing History: the invoices with their PDFs, and the name on receipts. */
export function BillingHistory({ token }: { token: string }) {
  const { hash, key } = useLocation()
  const [dialog, setDialog] = useState<'bills' | 'receipts' | null>(null)
  const [saved, setSaved] = useState(false)
  const close = () => setDialog(null)
  const receiptsSaved = () => {
    close()
    setSaved(true)
  }
  return (
    <FoldingBox
      id="billing-history"
      title={m.billing_billing_history()}
      linked={hash === '#billing-history' ? key : null}
    >
      <p>{m.billing_every_invoice_and_receipt_as_a()}</p>
      <div className="dialog-actions">
        <Button look="quiet" onClick={() => setDialog('bills')}>
          {m.billing_view_billing_history()}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setSaved(false)
            setDialog('receipts')
          }}
        >
          {m.billing_billing_name_and_po_number()}
        </Button>
      </div>
      <p role="status">{saved ? m.billing_saved_your_receipts_show_it_from() : ''}</p>
      <Dialog open={dialog === 'bills'} onClose={close} title={m.billing_billing_history()} wide>
        <Bills token={token} />
      </Dialog>
      <Dialog open={dialog === 'receipts'} onClose={close} title={m.billing_billing_name_and_po_number()}>
        <ReceiptForm token={token} onDone={receiptsSaved} />
      </Dialog>
    </FoldingBox>
  )
}
