import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPerson, ok, signUpAtProvider } from '../../../e2e/support/customer.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { readRows } from '../../../e2e/support/shop-database.ts'
import { folder, run, runPackage } from './run-program.ts'

const root = join(folder, '../../..')
/** Outside of the source folders, because generated files do not pass the source checks. */
const client = join(root, 'test-results/peers/client')
const generated = join(client, 'generated')
const document = join(generated, 'openapi.json')
const compiler = join(root, 'node_modules/.bin/tsc')

test.beforeEach(async ({ page }) => {
  rmSync(client, { recursive: true, force: true })
  cpSync(join(folder, 'client'), client, { recursive: true })
  symlinkSync(join(folder, 'node_modules'), join(client, 'node_modules'), 'dir')
  mkdirSync(generated)
  writeFileSync(document, await (await ok(await page.request.get('/api/openapi.json'))).body())
})

/** Compiles a project of the client, and expects no compiler error. */
async function expectCompiled(project: string): Promise<void> {
  const { code, stdout } = await run(process.execPath, [compiler, '--project', join(client, project)])
  expect([stdout, code]).toEqual(['', 0])
}

test('A program that uses only generated types compiles strictly and completes a purchase', async ({
  shop,
  newCaller,
}) => {
  const made = await runPackage('openapi-typescript', [document, '-o', join(generated, 'openapi.ts')])
  expect(made.code, made.stderr).toBe(0)
  await expectCompiled('tsconfig.json')

  const [customer, desk] = [await newCaller(), await newCaller()]
  const proofOf = async ({ request }: typeof desk): Promise<string> =>
    (await (await ok(await request.get('/auth/token'))).json()).token
  const person = newPerson()
  await signUpAtProvider(customer, person)
  await ok(await desk.request.post('/auth/sign-in/email', { data: shop.admin }))
  const [key] = readRows(shop, "select value from settings where key = 'sandbox-publishable-key'")
  const settings = {
    api: `${shop.url}/api`,
    customer: { email: person.email, proof: await proofOf(customer) },
    admin: { email: shop.admin.email, proof: await proofOf(desk) },
    cards: { api: shop.url, publishableKey: key?.value },
  }
  const done = await run(
    process.execPath,
    ['--no-warnings', join(client, 'main-job.ts')],
    JSON.stringify(settings),
  )
  expect([done.code, done.stderr]).toEqual([0, ''])
  const { kept, dropped, ...result } = JSON.parse(done.stdout)
  const paidOrder = { _id: kept, paid: true }
  expect(dropped).not.toBe(kept)
  expect(result).toEqual({
    invoice: '%PDF-',
    deletedCount: 1,
    own: [paidOrder],
    all: expect.arrayContaining([paidOrder]),
  })
  expect(result.all).not.toContainEqual(expect.objectContaining({ _id: dropped }))
})

test('A client with a function for each operation compiles strictly, and each answer has a type', async () => {
  const made = await runPackage('openapi-ts', ['-i', document, '-o', join(generated, 'sdk')])
  expect(made.code, made.stdout + made.stderr).toBe(0)
  await expectCompiled('tsconfig.sdk.json')
  const types = readFileSync(join(generated, 'sdk/types.gen.ts'), 'utf8')
  expect(types.match(/^export type (?:Order|Tool|User) = \{/gm)).toHaveLength(3)
  expect(types.match(/^ {4}200: (?:unknown|any).*/gm)).toBeNull()
})
