// Rules of people, of logs, and of what belongs to a person.

const phoneRooms = 'server/src/features/cards/phone/rooms.service.ts'
const phone = 'server/src/features/cards/phone/phone.test.ts'

export const peopleRules = [
  // People and logs
  {
    rule: 'a login costs the same without an account',
    file: 'server/src/features/account/passwords.ts',
    code: 'verify(stored ?? (await nobody),',
    without: 'stored === null ? false : verify(stored,',
    tests: 'server/src/features/account/passwords.test.ts',
  },
  {
    rule: 'the log holds no query, ticket or address',
    file: 'server/src/platform/log.ts',
    code: "url.split('?', 1)[0] ?? ''",
    without: 'url',
    tests: 'server/src/platform/platform.test.ts',
  },
  {
    rule: 'a letter goes to one address',
    file: 'server/src/platform/mail.ts',
    code: "to: { name: '', address: letter.recipient },",
    without: 'to: letter.recipient,',
    tests: 'server/src/platform/smtp.test.ts',
  },
  // Sets of cards
  {
    rule: 'a saved set is changed by its owner alone',
    file: 'server/src/features/cards/sets/saved-sets.service.ts',
    code: "    .where('user_id', '=', person)\n    .where('deleted_at', 'is', null)\n    .where('version', '=', version)",
    without: "    .where('version', '=', version)",
    tests: 'server/src/features/cards/sets/card-sets.test.ts',
  },
  {
    rule: 'a saved set is not overwritten under its id',
    file: 'server/src/features/cards/sets/saved-sets.service.ts',
    code: 'if (known && known.user_id !== person) throw noSuchSet()',
    without: '',
    tests: 'server/src/features/cards/sets/card-sets.test.ts',
  },
  {
    rule: 'a change of a set that was changed meanwhile is refused',
    file: 'server/src/features/cards/sets/saved-sets.service.ts',
    code: "    .where('version', '=', version)\n",
    without: '',
    tests: 'server/src/features/cards/sets/card-sets.test.ts',
  },
  {
    rule: 'a person keeps so many sets and no more',
    file: 'server/src/features/cards/sets/saved-sets.service.ts',
    code: 'if (count < limits.savedSets) return',
    without: 'if (count >= 0) return',
    tests: 'server/src/features/cards/sets/card-sets.test.ts',
  },
  // Notifications
  {
    rule: 'a person reads their own notifications alone',
    file: 'server/src/features/notifications/notifications.service.ts',
    code: "    .where('user_id', '=', userId)\n    .where('cleared_at', 'is', null)\n    .select(['id', 'kind'",
    without: "    .where('cleared_at', 'is', null)\n    .select(['id', 'kind'",
    tests: 'server/src/features/notifications/notifications.test.ts',
  },
  {
    rule: 'a notification is marked as read by its owner alone',
    file: 'server/src/features/notifications/notifications.service.ts',
    code: "    .where('id', '=', id)\n    .where('user_id', '=', userId)",
    without: "    .where('id', '=', id)",
    tests: 'server/src/features/notifications/notifications.test.ts',
  },
  {
    rule: 'a person clears their own notifications alone',
    file: 'server/src/features/notifications/notifications.service.ts',
    code: "    .set({ cleared_at: sql<Date>`now()` })\n    .where('user_id', '=', userId)",
    without: '    .set({ cleared_at: sql<Date>`now()` })',
    tests: 'server/src/features/notifications/notifications.test.ts',
  },
  {
    rule: 'an event is told once',
    file: 'server/src/platform/notify.ts',
    code: 'if (told === undefined) return false',
    without: '',
    tests: 'server/src/features/billing/news/billing-news.test.ts',
  },
  // Own cards
  {
    rule: 'a person reads their own lists alone',
    file: 'server/src/features/cards/own/own-rows.ts',
    code: 'where l.user_id = ${userId} and l.deleted_at is null and (',
    without: 'where l.deleted_at is null and (',
    tests: 'server/src/features/cards/own/own-cards.test.ts',
  },
  {
    rule: 'a person changes their own cards alone',
    file: 'server/src/features/cards/own/own-cards.service.ts',
    code: 'and l.user_id = ${userId} and',
    without: 'and',
    tests: 'server/src/features/cards/own/own-cards.test.ts',
  },
  {
    rule: 'a change of a card that was changed meanwhile is refused',
    file: 'server/src/features/cards/own/own-cards.service.ts',
    code: "    .where('version', '=', version)\n",
    without: '',
    tests: 'server/src/features/cards/own/own-cards.test.ts',
  },
  {
    rule: 'a person has so many own cards and no more',
    file: 'server/src/features/cards/own/own-rows.ts',
    code: 'if (has.cards > cards)',
    without: 'if (has.cards > 2 * cards)',
    tests: 'server/src/features/cards/own/own-cards.test.ts',
  },
  // Scoring on a phone
  {
    rule: 'a person’s room is heard, told and ended by that person alone',
    file: phoneRooms,
    code: "    .where('user_id', '=', person)\n    .where('ends_at', '>', sql<Date>`now()`)",
    without: "    .where('ends_at', '>', sql<Date>`now()`)",
    tests: phone,
  },
  {
    rule: 'a phone gets in by the proof of the code',
    file: phoneRooms,
    code: '!timingSafeEqual(found.proof_hash, hashOf(proof))',
    without: 'false',
    tests: phone,
  },
  {
    rule: 'one phone at a time scores',
    file: phoneRooms,
    code: 'if (found.phone_here && !isSame)',
    without: 'if (false)',
    tests: phone,
  },
  {
    rule: 'a phone speaks by its seat alone',
    file: phoneRooms,
    code: "    .where('seat_hash', '=', hashSecret(seat ?? ''))\n    .where('ends_at'",
    without: "    .where('ends_at'",
    tests: phone,
  },
  {
    rule: 'a press counts once under its number',
    file: phoneRooms,
    code: 'if (seq <= press_seq) return true',
    without: '',
    tests: phone,
  },
  {
    rule: 'a room ends after two hours',
    file: phoneRooms,
    code: 'mins => ${phoneLimits.minutes}',
    without: 'mins => 100 * ${phoneLimits.minutes}',
    tests: phone,
  },
  {
    rule: 'presses wait for the cards in bounds',
    file: phoneRooms,
    code: 'if (waiting >= phoneLimits.waiting)',
    without: 'if (false)',
    tests: phone,
  },
]
