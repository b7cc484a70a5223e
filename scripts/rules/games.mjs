// Rules of the files of games.
const gameFiles = 'server/src/features/play/game-files.ts'
const play = 'server/src/features/play/play.test.ts'

const guestLinks = 'server/src/features/play/guest/guest-links.service.ts'
const guests = 'server/src/features/play/guest/guest.test.ts'

export const gamesRules = [
  {
    rule: 'what is refused to somebody is not among what they played',
    file: 'server/src/features/play/play.service.ts',
    code: '      where package_version > 0 and (free or ${person.active})\n',
    without: '',
    tests: play,
  },
  // Guest links
  {
    rule: 'a link to a subscription game is made by active people alone',
    file: guestLinks,
    code: 'if (!game.free && !person.active)',
    without: 'if (false && !game.free)',
    tests: guests,
  },
  {
    rule: 'a person ends their own links alone',
    file: guestLinks,
    code: ".where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()",
    without: ".where('id', '=', id).executeTakeFirst()",
    tests: guests,
  },
  {
    rule: 'a link ends after two hours',
    file: guestLinks,
    code: "    .where('guest_links.ends_at', '>', sql<Date>`now()`)\n}",
    without: '}',
    tests: guests,
  },
  {
    rule: 'a link ends with its person’s account',
    file: guestLinks,
    code: "    .where('users.status', '=', 'active')\n",
    without: '',
    tests: guests,
  },
  {
    rule: 'links live in bounds',
    file: guestLinks,
    code: '.limit(guestLimits.links)',
    without: '.limit(1000)',
    tests: guests,
  },
  {
    rule: 'a guest’s ticket opens no page once the link is ended',
    file: gameFiles,
    code: 'if (guest !== undefined && !late && !(await guestLinkLives(db, guest))) return',
    without: 'if ((await guestLinkLives(db, guest ?? 0)) && false) return',
    tests: guests,
  },
  {
    rule: 'a guest’s ticket is no other ticket',
    file: 'server/src/features/play/ticket.ts',
    code: '${exp}${guestPart(ticket)}`)',
    without: '${exp}`)',
    tests: guests,
  },
  // Files of games
  {
    rule: 'a subscription game’s plain path opens nothing',
    file: 'server/src/features/play/play.service.ts',
    code: 'un_zip_filename = ${name} and free and',
    without: 'un_zip_filename = ${name} and',
    tests: play,
  },
  {
    rule: 'a ticket only for active people',
    file: 'server/src/features/play/play.service.ts',
    code: 'if (!game.free && !person.active) return { message: needsPlan, play_url: null }',
    without: '',
    tests: play,
  },
  {
    rule: 'a ticket’s signature is checked',
    file: 'server/src/features/play/ticket.ts',
    code: 'if (!timingSafeEqual(',
    without: 'if (false && !timingSafeEqual(',
    tests: 'server/src/features/play/ticket.test.ts',
  },
  {
    rule: 'a ticket ends',
    file: 'server/src/features/play/ticket.ts',
    code: 'return now.getTime() / 1000 < ticket.exp + (late ? lateSeconds : 0)',
    without: 'return now.getTime() > 0',
    tests: 'server/src/features/play/ticket.test.ts',
  },
  {
    rule: 'a ticket that has ended opens no page',
    file: gameFiles,
    code: '!/\\.html?$/i.test(path)',
    without: 'true',
    tests: play,
  },
  {
    rule: 'a game runs in an origin of its own',
    file: gameFiles,
    code: '"sandbox allow-scripts allow-pointer-lock; default-src',
    without: '"sandbox allow-scripts allow-same-origin; default-src',
    tests: play,
  },
  {
    rule: 'a game reaches no other host',
    file: gameFiles,
    code: `"connect-src 'self' data: blob:; frame-src`,
    without: `"connect-src *; frame-src`,
    tests: play,
  },
  {
    rule: 'no file outside of the package',
    file: 'server/src/platform/send-file.ts',
    code: "part === '' || part.startsWith('.') ||",
    without: '',
    tests: 'server/src/platform/send-file.test.ts',
  },
  {
    rule: 'no links in a package',
    file: 'server/src/features/play/unpack-zip.ts',
    code: 'checkKind(entry, path)',
    without: '',
    tests: 'server/src/features/play/unpack-zip.test.ts',
  },
  {
    rule: 'no bombs in a package',
    file: 'server/src/features/play/unpack-zip.ts',
    code: 'checkRatio(path, entry.uncompressedSize, entry.compressedSize)',
    without: '',
    tests: 'server/src/features/play/unpack-zip.test.ts',
  },
  {
    rule: 'checksums of a package',
    file: 'server/src/features/play/unpack-zip.ts',
    code: 'if (sum !== entry.crc32)',
    without: 'if (false)',
    tests: 'server/src/features/play/unpack-zip.test.ts',
  },
]
