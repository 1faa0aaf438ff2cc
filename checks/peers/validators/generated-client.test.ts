import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { secretKeyOf } from '../../../e2e/support/card-provider.ts'
import { newPerson, ok, signUpAtProvider } from '../../../e2e/support/customer.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { folder, runPackage } from './run-program.ts'

const generated = join(folder, 'generated')

test('A client that a generator makes from the API document compiles strictly and does the main job', async ({
  shop,
}) => {
  rmSync(generated, { recursive: true, force: true })
  mkdirSync(generated, { recursive: true })
  const document = await (await fetch(`${shop.url}/api/openapi.json`)).text()
  writeFileSync(join(generated, 'openapi.json'), document)
  const made = await runPackage('openapi-ts', [
    '-i',
    join(generated, 'openapi.json'),
    '-o',
    join(generated, 'client'),
  ])
  expect(made.code, made.stdout + made.stderr).toBe(0)
  const compiled = await runPackage('tsc', ['--project', join(folder, 'tsconfig.client.json')])
  expect(compiled.stdout).toBe('')

  const api = await request.newContext({ baseURL: shop.url })
  const proof = async () => (await (await ok(await api.get('/auth/token'))).json()).token
  const person = newPerson()
  await signUpAtProvider({ request: api }, person)
  const ownProof = await proof()
  await ok(await api.post('/auth/sign-in/email', { data: shop.admin }))
  const { doMainJob } = await import('./generated/built/main-job.js')
  const done = await doMainJob({
    api: `${shop.url}/api`,
    email: person.email,
    proof: ownProof,
    adminProof: await proof(),
    adminEmail: shop.admin.email,
    confirm: async (intentId: string) => {
      const headers = { authorization: `Bearer ${secretKeyOf(shop)}` }
      const form = { payment_method: 'pm_card_visa' }
      await ok(await api.post(`/v1/payment_intents/${intentId}/confirm`, { headers, form }))
    },
  })
  await api.dispose()
  expect(done).toMatchObject({ deleted: 1, all: expect.arrayContaining([{ _id: done.paid, isPaid: true }]) })
  expect(done.all.map(({ _id }: { _id: string }) => _id)).not.toContain(done.other)
})
