import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { CommandError } from '../run-command.ts'

const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string(),
  properties: z.array(z.looseObject({ name: z.string(), value: z.string() })),
  hashes: z.optional(z.array(z.looseObject({ alg: z.string(), content: z.string() }))),
})

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

interface Bill {
  readonly text: string
  readonly packages: number
}

/**
 * Reads the bill of materials from the lock with npm's own command, without network access.
 * @param all also includes development packages.
 * @throws CommandError if npm fails, or if a package has no checksum.
 */
export async function readBill(root: string, { all }: { readonly all: boolean }): Promise<Bill> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const whole = z.parse(bill, JSON.parse(await runNpm(root, args)))
  const read = all ? whole : withoutDevelopment(whole)
  const unproven = read.components.filter(({ hashes = [] }) => hashes.length === 0)
  if (unproven.length > 0) {
    const names = unproven.map(({ name, version }) => `${name}@${version}`).join(', ')
    throw new CommandError(`The lock has no checksum of ${names}.`)
  }
  // npm writes the folder's name, which differs between machines.
  read.metadata.component.name = 'truewheel'
  return { text: `${JSON.stringify(read, null, 2)}\n`, packages: read.components.length }
}

/**
 * Removes development packages. npm's own `--omit=dev` also omits packages of the shop that a development package
 * needs, such as React.
 */
function withoutDevelopment(whole: z.infer<typeof bill>): z.infer<typeof bill> {
  const isForDevelopment = ({ properties }: z.infer<typeof component>) =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
  const left = new Set(whole.components.filter(isForDevelopment).map((each) => each['bom-ref']))
  return {
    ...whole,
    components: whole.components.filter((each) => !left.has(each['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => !left.has(ref)) })),
  }
}

async function runNpm(root: string, args: readonly string[]): Promise<string> {
  // The npm that runs this script, because on Windows `npm` can only be started with a shell.
  const script = process.env.npm_execpath
  const isNpm = script?.endsWith('npm-cli.js')
  const [file, first] = isNpm ? [process.execPath, [script ?? '']] : ['npm', []]
  try {
    const { stdout } = await promisify(execFile)(file, [...first, ...args], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`npm sbom failed: ${reason}`)
  }
}
