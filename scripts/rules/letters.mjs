// Rules of letters to everyone, and of the console's rooms.
const letters = 'server/src/features/notifications/letters'
const lettersTest = `${letters}/letters.test.ts`
const broadcasts = 'server/src/features/notifications/broadcasts'
const broadcastsTest = `${broadcasts}/broadcasts.test.ts`
const reports = 'server/src/features/contact/reports.service.ts'
const reportsTest = 'server/src/features/contact/reports.test.ts'

export const letterRules = [
  {
    rule: 'letters are stopped by a link that we made alone',
    file: 'server/src/platform/unsubscribe-link.ts',
    code: 'timingSafeEqual(right, Buffer.from(sig))',
    without: 'right.length > 0',
    tests: lettersTest,
  },
  {
    rule: 'the link of one kind of letter stops no other',
    file: 'server/src/platform/unsubscribe-link.ts',
    code: '.update(`${userId} ${kind}`)',
    without: '.update(`${userId}`)',
    tests: lettersTest,
  },
  {
    rule: 'opening an unsubscribe link changes nothing',
    file: `${letters}/letters.routes.ts`,
    code: "scope.post('/unsubscribe'",
    without: "scope.all('/unsubscribe'",
    tests: lettersTest,
  },
  {
    rule: 'whoever wants no announcements gets no letter of them',
    file: `${broadcasts}/broadcast.service.ts`,
    code: 'return wanted && person.email_confirmed_at !== null',
    without: 'return person.email_confirmed_at !== null',
    tests: broadcastsTest,
  },
  {
    rule: 'an address that nobody confirmed gets no announcements',
    file: `${broadcasts}/broadcast.service.ts`,
    code: 'return wanted && person.email_confirmed_at !== null',
    without: 'return wanted',
    tests: broadcastsTest,
  },
  {
    rule: 'an announcement reaches each person once',
    file: `${broadcasts}/broadcast.service.ts`,
    code: '      // Two batches at once would be the same people.\n      .forUpdate()\n',
    without: '',
    tests: broadcastsTest,
  },
  {
    rule: 'an announcement that is sent again is the first one',
    file: `${broadcasts}/announcements.service.ts`,
    code: 'const own = `announcement ${user.id} ${key}`',
    without: 'const own = `announcement ${user.id} ${key} ${Math.random()}`',
    tests: broadcastsTest,
  },
  {
    rule: 'what is told to everyone is noted with who told it',
    file: `${broadcasts}/announcements.service.ts`,
    code: "    await noteAudit(trx, user.id, 'announcement.sent', `announcement ${begun.id}`)\n",
    without: '',
    tests: broadcastsTest,
  },
  {
    rule: 'an answer to a report is told once',
    file: reports,
    code: '    if (kept !== undefined) {\n      const line',
    without: '    {\n      const line',
    tests: reportsTest,
  },
]
