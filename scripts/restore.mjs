// What `npm run restore` does, also in a fresh checkout: packages and messages, then the restore.
import { become, build, environment, install, node24 } from './environment.mjs'

install()
build(['messages'])
become(node24(), ['server/src/commands/restore.ts', ...process.argv.slice(2)], environment())
