// What `npm start` does in a fresh checkout: packages, build, then the server, which starts its own database.
import { join } from 'node:path'
import { become, build, environment, install, node24, root } from './environment.mjs'

install()
build()
become(
  node24(),
  // The size of the young generation. Node's default is four times as large, and the memory is never released.
  ['--max-semi-space-size=4', 'server/src/main.ts'],
  environment({
    // React renders several times faster without its development checks. What developers need depends on MARIGOLD_MODE
    // instead.
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Sources are compiled once, not at each start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
  }),
)
