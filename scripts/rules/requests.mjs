// Rules of input and answers, limits and headers.
const call = 'server/src/platform/call.ts'
const security = 'server/src/platform/security.ts'
const attacks = 'server/src/platform/attacks.test.ts'
const calls = 'server/src/platform/calls.test.ts'

export const requestsRules = [
  // Input and answers
  {
    rule: 'fields that are not declared never leave',
    file: 'server/src/platform/validation.ts',
    code: 'return JSON.stringify(result.data)',
    without: 'return JSON.stringify(answer)',
    tests: calls,
  },
  {
    rule: 'the character NUL is bad input',
    file: 'server/src/platform/validation.ts',
    code: "return value.includes('\\0') ? path : null",
    without: 'return null',
    tests: calls,
  },
  {
    rule: 'JSON nests 64 deep at most',
    file: 'server/src/platform/validation.ts',
    code: 'if (nestsDeeper(bytes, deepest))',
    without: 'if (false)',
    tests: 'server/src/platform/fuzz.test.ts',
  },
  {
    rule: 'a refusal names 40 fields at most',
    file: 'server/src/platform/validation.ts',
    code: 'Object.keys(errors).length >= mostFields',
    without: 'false',
    tests: 'server/src/platform/fuzz.test.ts',
  },
  {
    rule: 'JSON alone is accepted',
    file: 'server/src/platform/validation.ts',
    code: "'application/json', { parseAs",
    without: "'*', { parseAs",
    tests: calls,
  },
  {
    rule: 'what is unforeseen says nothing of the inside',
    file: 'server/src/platform/error-answers.ts',
    code: "new Refusal('internal', 'Something went wrong on our side. Please try again.')",
    without: "new Refusal('internal', error.message)",
    tests: calls,
  },
  {
    rule: 'registration takes only what is named',
    file: 'server/src/features/account/register.service.ts',
    code: 'first_name: body.first_name,',
    without: '...(body as object),\n    first_name: body.first_name,',
    tests: 'server/src/features/account/register.test.ts',
    types: false,
  },
  // Limits
  {
    rule: 'a call’s own limit',
    file: call,
    code: '...(limit && { preHandler',
    without: '...(false && { preHandler',
    tests: calls,
  },
  {
    rule: 'limits count tries in the database',
    file: 'server/src/platform/limits.ts',
    code: 'if (count > max) throw',
    without: 'if (false) throw',
    tests: 'server/src/platform/platform.test.ts',
  },
  {
    rule: 'requests a minute, before access is looked at',
    file: 'server/src/platform/app.ts',
    code: "app.addHook('onRequest', app.rateLimit())",
    without: '',
    tests: attacks,
  },
  {
    rule: 'requests a minute, however the address is spelled',
    file: 'server/src/platform/app.ts',
    code: '!isCall(request)',
    without: "!request.url.startsWith('/api/')",
    tests: attacks,
  },
  {
    rule: 'after five wrong passwords of an account, an unknown browser needs a captcha',
    file: 'server/src/features/account/login-guard.service.ts',
    code: 'if (wrong <= freeGuesses && fromNetwork',
    without: 'if (fromNetwork',
    tests: 'server/src/features/account/login-guard.test.ts',
  },
  {
    rule: 'after 60 logins from a network, unknown browsers there need a captcha',
    file: 'server/src/features/account/login-guard.service.ts',
    code: 'if (wrong <= freeGuesses && fromNetwork <= freeFromNetwork) return',
    without: 'if (wrong <= freeGuesses) return',
    tests: 'server/src/features/account/login-guard.test.ts',
  },
  {
    rule: 'a captcha is checked, not only asked for',
    file: 'server/src/features/account/login-guard.service.ts',
    code: 'await captcha.verify(solution)',
    without: '',
    tests: 'server/src/features/account/login-guard.test.ts',
  },
  {
    rule: 'a browser that the owner has used never waits',
    file: 'server/src/features/account/login-guard.service.ts',
    code: 'if (await isKnownBrowser(db, account, browser))',
    without: 'if (false)',
    tests: 'server/src/features/account/login-guard.test.ts',
  },
  // Headers
  {
    rule: 'content-security policy with a nonce of its own each time',
    file: security,
    code: 'request.nonce = newNonce()',
    without: "request.nonce = 'AAAAAAAAAAAAAAAAAAAAAA=='",
    tests: calls,
  },
  {
    rule: 'scripts by nonce alone',
    file: security,
    code: "script-src 'self' 'nonce-${nonce}'",
    without: "script-src 'self' 'unsafe-inline'",
    tests: calls,
  },
  { rule: 'frames of our own alone', file: security, code: `"frame-src 'self'",`, without: '', tests: calls },
  { rule: 'nosniff', file: security, code: "'x-content-type-options': 'nosniff',", without: '', tests: calls },
  {
    rule: 'https alone where the public address has it',
    file: security,
    code: "if (secure) reply.header('strict-transport-security'",
    without: "if (false) reply.header('strict-transport-security'",
    tests: calls,
  },
  {
    rule: 'answers of calls are stored by nobody',
    file: security,
    code: "isCall(request) ? 'no-store' : 'no-cache'",
    without: "'no-cache'",
    tests: calls,
  },
  {
    rule: 'the sandbox answers to our name alone',
    file: 'server/src/platform/local-hosts.ts',
    code: 'if (!namesUs(request, config)) throw',
    without: 'if (false) throw',
    tests: attacks,
  },
  {
    rule: 'letters are read on this machine alone',
    file: 'server/src/platform/local-hosts.ts',
    code: ' || !fromThisMachine(request, config)',
    without: '',
    tests: attacks,
  },
  {
    rule: 'no outbox in production',
    file: 'server/src/app.ts',
    code: 'if (!config.production) outboxRoutes',
    without: 'outboxRoutes',
    tests: 'server/src/platform/platform.test.ts',
  },
]
