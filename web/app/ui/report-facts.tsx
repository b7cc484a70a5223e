import { m } from '#messages'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { factsOf, placeNow } from '../platform/navigation/report-place.ts'
import { Icon } from './icon.tsx'

/** What is sent with a report, folded away. */
export function ReportFacts() {
  const [facts, setFacts] = useState<readonly string[]>([])
  return (
    <details
      className="report-facts [&_ul]:pl-5.5 [&_ul]:[list-style:disc] [&_ul]:wrap-anywhere"
      onToggle={() => setFacts(factsOf(placeNow()))}
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
