// Rules of a person's own account: profile, photo, address, password, sign-ins, data.
const account = 'server/src/features/account'
const emailLinks = `${account}/email-links.service.ts`
const emailTest = `${account}/email-links.test.ts`
const photo = `${account}/photo.service.ts`
const photoTest = `${account}/photo.test.ts`
const securityTest = `${account}/security.test.ts`
const proof = `${account}/prove-owner.service.ts`
const dataTest = `${account}/own-data.test.ts`

export const accountRules = [
  {
    rule: 'a profile takes only what is named',
    file: `${account}/update-profile.service.ts`,
    code: 'const wished: Partial<Row> = { is_company }',
    without: 'const wished: Partial<Row> = { ...(body as object), is_company, is_admin: true }',
    tests: `${account}/profile.test.ts`,
  },
  {
    rule: 'a new address waits until its link is opened',
    file: emailLinks,
    code: ".set({ pending_email: email }).where('id', '=', owner.id)",
    without: ".set({ email, pending_email: email }).where('id', '=', owner.id)",
    tests: emailTest,
  },
  {
    rule: 'a change of address tells nobody who has an account',
    file: emailLinks,
    code: 'const taken = (await findByAddress(trx, email)) !== undefined',
    without: 'const taken = false',
    tests: emailTest,
  },
  {
    rule: 'a link for an address ends',
    file: emailLinks,
    code: "    .where('expires_at', '>', sql<Date>`now()`)\n    .where('users.status'",
    without: "    .where('users.status'",
    tests: emailTest,
  },
  {
    rule: 'letters with links to one address are counted',
    file: emailLinks,
    code: 'await countTry(db, `email link to ${email.toLowerCase()}`, 5, hour)',
    without: '',
    tests: emailTest,
  },
  {
    rule: 'what was mailed to the old address ends with it',
    file: emailLinks,
    code: "await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()",
    without: '',
    tests: emailTest,
  },
  {
    rule: 'a photo is judged by its content',
    file: photo,
    code: 'if (!beginnings.some((begins) => begins(sent)))',
    without: 'if (false)',
    tests: photoTest,
  },
  {
    rule: 'a photo has so many pixels and no more',
    file: photo,
    code: 'limitInputPixels: mostPixels',
    without: 'limitInputPixels: false',
    tests: photoTest,
  },
  {
    rule: 'the photo before is removed',
    file: photo,
    code: 'if (before !== null) await jobs.send(',
    without: 'if (false) await jobs.send(',
    tests: photoTest,
  },
  {
    rule: 'an older sign-in proves itself by the current password',
    file: proof,
    code: 'if (Date.now() - user.signInCreatedAt.getTime() < freshMs) return',
    without: 'return',
    tests: securityTest,
  },
  {
    rule: 'tries of the current password are counted',
    file: proof,
    code: 'await countTry(db, `password in login ${user.signInId}`, 10, 15 * 60)',
    without: '',
    tests: securityTest,
  },
  {
    rule: 'a new password ends the other sign-ins',
    file: `${account}/change-password.service.ts`,
    code: 'await endAllSignIns(trx, user.id, user.signInId)',
    without: '',
    tests: securityTest,
  },
  {
    rule: 'a sign-in is ended by its owner alone',
    file: `${account}/sign-ins.service.ts`,
    code: "    .where('id', '=', id)\n    .where('user_id', '=', userId)\n",
    without: "    .where('id', '=', id)\n",
    tests: securityTest,
  },
  {
    rule: 'a sign-in from a new device is told',
    file: `${account}/devices.service.ts`,
    code: 'if (known) return',
    without: 'return',
    tests: securityTest,
  },
  {
    rule: 'an export holds nothing of anybody else',
    file: `${account}/own-data.service.ts`,
    code: 'where l.user_id = ${id} order by l.id, c.position',
    without: 'order by l.id, c.position',
    tests: dataTest,
  },
  {
    rule: 'a table holds no formula',
    file: `${account}/own-data.service.ts`,
    code: "const safe = typeof value !== 'number'",
    without: "const safe = typeof value === 'undefined'",
    tests: dataTest,
  },
  {
    rule: 'deletion asks for the current password',
    file: `${account}/delete-account.service.ts`,
    code: 'await proveOwner(db, user, oldpassword)',
    without: '',
    tests: dataTest,
  },
  {
    rule: 'deletion has the provider forget',
    file: `${account}/delete-account.service.ts`,
    code: 'await customers.forget(trx, user.id)',
    without: '',
    tests: dataTest,
  },
]
