// Installs Lighthouse as its lock says, unless it is there already. Part of `npm run lighthouse`.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, packagesAreInstalled } from '../../tools/bootstrap/install.mjs'

const folder = dirname(fileURLToPath(import.meta.url))
if (!packagesAreInstalled(folder, 'test')) await installPackages(folder, 'test')
