// Everything that `npm start` does on a bare checkout: packages, build, then the server, which starts its own database.
import { become, build, environment, install, node24 } from './environment.mjs'

install()
build()
// React renders several times faster without its development checks; what developers need hangs on MARIGOLD_MODE instead.
become(node24(), ['server/src/main.ts'], environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }))
