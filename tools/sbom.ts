// npm run lab -- sbom FILE    writes the software bill of materials: every package that a running shop contains
// npm run lab -- sbom FILE --all    also those that only build and test it
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, runCommand } from './run-command.ts'
import { readBill } from './sbom/read-bill.ts'

const root = dirname(import.meta.dirname)

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new CommandError('Name the file: npm run lab -- sbom truewheel.cdx.json')
  const { text, packages } = await readBill(root, { all: values.all })
  writeFileSync(file, text)
  console.log(`${file}: CycloneDX 1.5, ${packages} packages, each with its version and checksum.`)
})
