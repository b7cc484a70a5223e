// Rules of who may call, and of tokens.
const access = 'server/src/platform/access.ts'
const call = 'server/src/platform/call.ts'
const tokens = 'server/src/platform/tokens.ts'
const accessTest = 'server/src/platform/access.test.ts'
const attacks = 'server/src/platform/attacks.test.ts'

export const accessRules = [
  // Who may call
  {
    rule: 'class bearer: a live token',
    file: access,
    code: 'bearer: (role) => role !== null',
    without: 'bearer: () => true',
    tests: accessTest,
  },
  {
    rule: 'class active: active people',
    file: access,
    code: 'active: (role) => role !== null && role.active',
    without: 'active: (role) => role !== null',
    tests: accessTest,
  },
  {
    rule: 'class cards: active or new people',
    file: access,
    code: 'cards: (role) => role !== null && (role.active || role.newUser)',
    without: 'cards: (role) => role !== null',
    tests: accessTest,
  },
  {
    rule: 'class admin: administrators',
    file: access,
    code: 'admin: (role) => role !== null && role.isAdmin',
    without: 'admin: (role) => role !== null',
    tests: accessTest,
  },
  {
    rule: 'active: administrators',
    file: access,
    code: 'active: facts.isAdmin || ',
    without: 'active: ',
    tests: accessTest,
  },
  {
    rule: 'active: complimentary accounts',
    file: access,
    code: 'facts.complimentary || ',
    without: '',
    tests: accessTest,
  },
  {
    rule: 'active: who signed in through the partner',
    file: access,
    code: 'facts.isPartner || ',
    without: '',
    tests: accessTest,
  },
  {
    rule: 'active: whose paid or trial period runs',
    file: access,
    code: 'facts.isPartner || paid',
    without: 'facts.isPartner',
    tests: accessTest,
  },
  {
    rule: 'new for 96 hours, no longer',
    file: access,
    code: 'const newUserHours = 96',
    without: 'const newUserHours = 97',
    tests: accessTest,
  },
  {
    rule: 'a partner account is active only by a partner sign-in',
    file: tokens,
    code: "const isPartner = kind === 'partner'",
    without: "const isPartner = kind === 'partner' || row.is_partner",
    tests: accessTest,
  },
  {
    rule: 'every route under /api declares a class, or nothing starts',
    file: call,
    code: "if (route.url.startsWith('/api/') && route.config?.access === undefined)",
    without: 'if (false)',
    tests: accessTest,
  },
  {
    rule: 'an answer is kept for all only where it is open to all',
    file: call,
    code: "if (kept && auth !== 'open')",
    without: 'if (false)',
    tests: attacks,
  },
  {
    rule: 'a stream ends with the sign-in that opened it',
    file: 'server/src/platform/streams/stream-call.ts',
    code: '!may(access, await findSignIn(db, token))',
    without: 'false',
    tests: 'server/src/platform/streams/streams.test.ts',
  },
  // Tokens
  {
    rule: 'a token that idled is dead',
    file: tokens,
    code: ".where('sign_ins.idle_until', '>', sql<Date>`now()`)",
    without: '',
    tests: 'server/src/platform/tokens.test.ts',
  },
  {
    rule: 'a token that is too old is dead',
    file: tokens,
    code: ".where('sign_ins.ends_at', '>', sql<Date>`now()`)",
    without: '',
    tests: 'server/src/platform/tokens.test.ts',
  },
  {
    rule: 'a blocked person is nobody',
    file: tokens,
    code: ".where('users.status', '=', 'active')",
    without: '',
    tests: 'server/src/platform/tokens.test.ts',
  },
  {
    rule: 'only the hash of a token is stored',
    file: tokens,
    code: "createHash('sha256').update(secret).digest()",
    without: 'Buffer.from(secret)',
    tests: 'server/src/platform/tokens.test.ts',
  },
  {
    rule: 'logging out ends the token',
    file: tokens,
    code: "await db.deleteFrom('sign_ins').where('id', '=', id).execute()",
    without: 'await Promise.resolve([db, id])',
    tests: 'server/src/features/account/sign-in.test.ts',
  },
]
