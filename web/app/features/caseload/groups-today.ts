import type { Group, Meeting } from '../../caseload/records.ts'

export interface GroupToday {
  group: Group
  meeting: Meeting
}

/** The meetings of a day, by time; those without a time come last. `day`: 0 is Sunday. */
export function groupsOnDay(groups: readonly Group[], day: number): GroupToday[] {
  return groups
    .filter(({ archivedAt }) => archivedAt === undefined)
    .flatMap((group) => group.meetings.filter((meeting) => meeting.day === day).map((meeting) => ({ group, meeting })))
    .toSorted((a, b) => (a.meeting.time ?? '99').localeCompare(b.meeting.time ?? '99'))
}
