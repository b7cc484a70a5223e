// `npm run certify -- path/to/game.zip`: certifies a game in a browser (docs/certification.md).
import { browsers } from './browsers.mjs'
import { become, build, environment, install, node24 } from './environment.mjs'

install()
build(['messages'])
const command = ['e2e/certification/commands/certify.ts', ...process.argv.slice(2)]
become(node24(), command, environment(browsers()))
