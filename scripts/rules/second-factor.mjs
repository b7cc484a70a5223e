// Rules of two-step login.
const folder = 'server/src/features/account/second-factor'
const tests = `${folder}/second-factor.test.ts`

export const secondFactorRules = [
  {
    rule: 'a log-in with two-step login gives nothing for the password alone',
    file: 'server/src/features/account/sign-in.service.ts',
    code: 'if (!(await hasSecondFactor(db, person.id)))',
    without: 'if (true)',
    tests,
  },
  {
    rule: 'a log-in is ended in the browser that began it',
    file: `${folder}/pending-sign-ins.service.ts`,
    code: "    .where('browser_hash', '=', hashSecret(browser))\n",
    without: '',
    tests,
  },
  {
    rule: 'a log-in takes five codes and no more',
    file: `${folder}/pending-sign-ins.service.ts`,
    code: "    .where('tries', '<', triesOfOne)\n",
    without: '',
    tests,
  },
  {
    rule: 'a log-in that waits for a code ends',
    file: `${folder}/pending-sign-ins.service.ts`,
    code: "    .where('ends_at', '>', sql<Date>`now()`)\n    .where('tries'",
    without: "    .where('tries'",
    tests,
  },
  {
    rule: 'tries of codes are counted for the account',
    file: `${folder}/check-code.service.ts`,
    code: "await countTry(db, `code of ${userId}${device === null ? '' : ` on ${device}`}`, triesAnHour, hour)",
    without: '',
    tests,
  },
  {
    rule: 'a code of the app works once',
    file: `${folder}/check-code.service.ts`,
    code: "    .where('last_step', '<', step)\n",
    without: '',
    tests,
  },
  {
    rule: 'a recovery code works once',
    file: `${folder}/recovery-codes.ts`,
    code: "    .where('code_hash', '=', right.code_hash)\n    .where('used_at', 'is', null)\n",
    without: "    .where('code_hash', '=', right.code_hash)\n",
    tests,
  },
  {
    rule: 'two-step login is turned off by password and code together',
    file: `${folder}/second-factor.service.ts`,
    code: '  await provePassword(db, user, proof.oldpassword)\n',
    without: '',
    tests,
  },
  {
    rule: 'turning two-step login on ends the other sign-ins',
    file: `${folder}/second-factor.service.ts`,
    code: '    await endAllSignIns(trx, user.id, user.signInId)\n',
    without: '',
    tests,
  },
  {
    rule: 'no ticket goes around two-step login',
    file: 'server/src/features/account/auto-login.service.ts',
    code: ".where('users.status', '=', 'active')\n    .where(withoutSecondFactor)",
    without: ".where('users.status', '=', 'active')",
    tests,
  },
  {
    rule: 'an app’s key is stored sealed, for its owner alone',
    file: 'server/src/platform/seal.ts',
    code: '`${purpose} of ${owner}`',
    without: 'purpose',
    tests: 'server/src/platform/seal.test.ts',
  },
  {
    rule: 'class admin: a sign-in that passed the second factor',
    file: 'server/src/platform/access.ts',
    code: 'role.isAdmin && role.secondFactor',
    without: 'role.isAdmin',
    tests: 'server/src/platform/access.test.ts',
  },
]
