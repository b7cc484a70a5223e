import { m } from '#messages'
import { useState } from 'react'
import { dayValue } from '../../../caseload/day-value.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { customRange, rangeKinds, rangeOf, rangeText, type DateRange, type RangeKind } from './date-range.ts'

const kindNames: Record<RangeKind, string> = {
  'this-month': m.caseload_report_this_month(),
  'last-month': m.caseload_report_last_month(),
  'school-year': m.caseload_report_this_school_year(),
  custom: m.caseload_report_custom_dates(),
}

/** The range of days of a report; dates that were typed wrong leave it as it was. */
export function useRange(first: Exclude<RangeKind, 'custom'>) {
  const [now] = useState(() => Date.now())
  const [kind, setKind] = useState<RangeKind>(first)
  const [range, setRange] = useState<DateRange>(() => rangeOf(first, now))
  const [days, setDays] = useState({ from: dayValue(range.from), to: dayValue(range.to) })
  const isWrong = kind === 'custom' && customRange(days.from, days.to) === null
  const choose = (next: RangeKind) => {
    setKind(next)
    if (next === 'custom') return setDays({ from: dayValue(range.from), to: dayValue(range.to) })
    setRange(rangeOf(next, now))
  }
  const chooseDays = (next: typeof days) => {
    setDays(next)
    setRange((before) => customRange(next.from, next.to) ?? before)
  }
  return { kind, range, days, isWrong, choose, chooseDays, now }
}

/** A choice of the days that a report is about. */
export function RangeChoice({ of }: { of: ReturnType<typeof useRange> }) {
  const { kind, days } = of
  return (
    <>
      <Select
        label={m.caseload_report_dates()}
        hint={rangeText(of.range)}
        value={kind}
        onChange={(event) => of.choose(event.target.value as RangeKind)}
      >
        {rangeKinds.map((one) => (
          <option key={one} value={one}>
            {kindNames[one]}
          </option>
        ))}
      </Select>
      {kind === 'custom' ? (
        <>
          <Field
            type="date"
            label={m.caseload_report_first_day()}
            value={days.from}
            onChange={(event) => of.chooseDays({ ...days, from: event.target.value })}
          />
          <Field
            type="date"
            label={m.caseload_report_last_day()}
            value={days.to}
            error={of.isWrong ? m.caseload_report_the_last_day_is_before() : undefined}
            onChange={(event) => of.chooseDays({ ...days, to: event.target.value })}
          />
        </>
      ) : null}
    </>
  )
}
