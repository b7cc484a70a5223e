import { SeatMark } from '../../players/seat-mark.tsx'
import type { Client } from '../../caseload/records.ts'

/** A client's color, symbol, and code. */
export function ClientName({ client, large = false }: { client: Client; large?: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 min-w-0 font-[650] ${large ? 'text-heading/[1.2] font-display' : ''}`}
    >
      <span className={large ? 'flex [&_svg]:size-11' : 'flex [&_svg]:size-8'}>
        <SeatMark seat={client.mark} />
      </span>
      <span className="min-w-0 overflow-hidden text-ellipsis">{client.code}</span>
    </span>
  )
}
