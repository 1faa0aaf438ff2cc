// node lab/peers/install.mjs stripe: installs a peer's locked packages, unless they are installed already.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, packagesAreInstalled } from '../../tools/bootstrap/install.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), process.argv[2] ?? '')
if (!packagesAreInstalled(folder, 'test')) await installPackages(folder, 'test')
