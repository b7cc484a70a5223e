import { m } from '#messages'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { reportFacts, currentContext } from '../platform/navigation/report-context.ts'
import { Icon } from './icon.tsx'

/** What is sent with a report, collapsed. */
export function ReportDetails() {
  const [facts, setFacts] = useState<readonly string[]>([])
  return (
    <details
      className="report-facts [&_ul]:pl-5.5 [&_ul]:[list-style:disc] [&_ul]:wrap-anywhere"
      onToggle={() => setFacts(reportFacts(currentContext()))}
    >
      <summary>
        {m.ui_whats_sent_with_the_report()}
        <Icon of={ChevronDown} />
      </summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  )
}
