import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffRole, staffRoles } from '../../../contract/accounts/roles.ts'
import { exportsByList } from '../../../contract/desk/export-links.ts'
import type { Operation } from '../../../contract/operation.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { deleteExpired } from '../../operations/accounts/delete-expired.ts'
import { endSession } from '../../operations/accounts/end-session.ts'
import { makeAdmin } from '../../operations/accounts/make-admin.ts'
import { removeAdmin } from '../../operations/accounts/remove-admin.ts'
import type { Caller } from '../../operations/shop.ts'
import { minuteMs } from '../../platform/clock.ts'
import { setUpAccounting } from '../../testing/accounting.ts'
import { refusalOf } from '../../testing/api-call.ts'
import { addAdmin, addCustomer, addTool, granted, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('The secret of a download', (engine) => {
  let env: TestApp
  let admin: Caller
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
    await addTool(env.shop, { stock: 2, name: 'Torque wrench' })
    await addTool(env.shop, { stock: 2, name: '=Chain whip' })
    // Without it, the posting batch is refused to everybody.
    await setUpAccounting(env.shop)
  })
  afterAll(() => env.drop())

  const ask = async (list: string, query: Readonly<Record<string, string>> = {}, caller = admin) =>
    env.app.inject({
      method: 'POST',
      url: `/api/exports/${list}/links`,
      headers: { authorization: `Bearer ${await env.tokenOf(caller)}` },
      payload: { query },
    })
  const secretOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json().secret as string
  const save = (secret: string) =>
    env.app.inject({
      method: 'POST',
      url: '/api/exports/save',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `secret=${secret}`,
    })
  const storedLinks = () => env.shop.database.read.selectFrom('export_links').selectAll().execute()

  test('gives a plain form the same file as the export, with the filtered rows and without formulas', async () => {
    const query = { search: 'chain', kind: 'all' }
    const file = await save(await secretOf('products', query))
    const authorization = `Bearer ${await env.tokenOf(admin)}`
    const url = `/api/exports/products.csv?${new URLSearchParams(query)}`
    const same = await env.app.inject({ url, headers: { authorization } })
    expect(file.statusCode).toBe(200)
    expect(file.body).toBe(same.body)
    expect(file.body).toContain("'=Chain whip")
    expect(file.body).not.toContain('Torque wrench')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="products-/)
    expect(file.headers['cache-control']).toBe('no-store')
    expect(await storedLinks()).toEqual([])
  })

  test('is recorded as an export by the person who asked for it', async () => {
    await save(await secretOf('users', { search: 'ada' }))
    const changes = env.shop.database.read.selectFrom('changes').selectAll().orderBy('sequence', 'desc')
    const change = await changes.executeTakeFirst()
    expect(change).toMatchObject({ action: 'export.made', subject_id: 'users', by_user_id: admin.userId })
    expect(change?.after).not.toContain('ada')
  })

  test('works once, even if two forms are sent at the same time', async () => {
    const secret = await secretOf('orders')
    const answers = await Promise.all([save(secret), save(secret)])
    expect(answers.map(refusalOf).toSorted()).toEqual(['EXPORT_LINK_NOT_FOUND', 'done'])
    expect(refusalOf(await save(secret))).toBe('EXPORT_LINK_NOT_FOUND')
  })

  test('is stored as a hash only', async () => {
    const secret = await secretOf('orders')
    expect(JSON.stringify(await storedLinks())).not.toContain(secret)
  })

  test('ends with the session of the person who asked, and when that person loses the right', async () => {
    const leaving = await addAdmin(env.shop)
    const leavingSecret = await secretOf('orders', {}, leaving)
    granted(await endSession(env.shop, leaving))
    expect(refusalOf(await save(leavingSecret))).toBe('EXPORT_LINK_NOT_FOUND')
    const demoted = await addCustomer(env.shop)
    granted(await makeAdmin(env.shop, staff, demoted.email))
    const demotedSecret = await secretOf('orders', {}, demoted)
    granted(await removeAdmin(env.shop, staff, demoted.email))
    expect(refusalOf(await save(demotedSecret))).toBe('NOT_ALLOWED')
  })

  test.each(Object.entries(exportsByList))(
    'of %s has the same access rule as the export',
    async (list, file: Operation) => {
      const allowed: readonly StaffRole[] = file.staff ?? []
      for (const role of staffRoles) {
        const query = list === 'listed-prices' ? { list: 'a-list' } : {}
        const answer = await ask(list, query, await addCustomer(env.shop, role))
        expect(refusalOf(answer), role).toBe(allowed.includes(role) ? 'done' : 'NOT_ALLOWED')
      }
      expect(refusalOf(await ask(list, {}, await addCustomer(env.shop)))).toBe('NOT_ALLOWED')
    },
  )

  test('ends after a minute, and the next clean-up deletes its row', async () => {
    const old = await secretOf('orders')
    env.shop.clock.moveBy(minuteMs)
    expect(refusalOf(await save(old))).toBe('EXPORT_LINK_NOT_FOUND')
    env.shop.clock.moveBy(1)
    await deleteExpired(env.shop, {})
    expect(await storedLinks()).toEqual([])
  })

  test('is refused for parameters that the export refuses, and for an unknown list', async () => {
    const refusal = await ask('orders', { sort: 'nonsense' })
    expect([refusal.statusCode, refusal.json().fields]).toEqual([400, { sort: expect.any(String) }])
    expect(refusalOf(await ask('secrets'))).toBe('INPUT_INVALID')
  })
})
