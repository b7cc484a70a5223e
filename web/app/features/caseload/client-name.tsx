import { SeatMark } from '../../players/seat-mark.tsx'
import type { Client } from '../../caseload/records.ts'

/** A client's color, symbol, and code. */
export function ClientName({ client, large = false }: { client: Client; large?: boolean }) {
  return (
    <span className={`flex items-center gap-2.5 min-w-0 font-[650] ${large ? 'text-heading/[1.2] font-display' : ''}`}>
      <span className={large ? 'flex [&_svg]:size-11' : 'flex [&_svg]:size-8'}>
        <SeatMark seat={client.mark} />
      </span>
      <span className="min-w-0 overflow-hidden text-ellipsis">{client.code}</span>
    </span>
  )
}

/** Clients in one line, each with color, symbol, and code. */
export function ClientMarks({ clients }: { clients: readonly Client[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {clients.map((client) => (
        <li key={client.id} className="inline-flex items-center gap-1.5 [&_svg]:size-6">
          <SeatMark seat={client.mark} />
          {client.code}
        </li>
      ))}
    </ul>
  )
}
