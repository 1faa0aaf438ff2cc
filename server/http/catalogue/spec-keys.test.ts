import { afterAll, beforeAll, expect, test } from 'vitest'
import { specKeys } from '../../../domain/catalogue/spec-keys.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { addAdmin } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const bore = {
  key: 'bore',
  name: 'Bore diameter',
  unit: 'mm',
  kind: 'number',
  meaning: 'The diameter of the hole; measure it with a calliper.',
}
const tool = {
  img: '/pictures/axle-vice.webp',
  name: 'Vice',
  shortDescription: 'Holds.',
  minOrderQuantity: 1,
  availableQuantity: 5,
  price: 12,
}

describeOnEveryEngine('The dictionary of specifications', (engine) => {
  let env: TestApp
  let token: string

  beforeAll(async () => {
    env = await openTestApp(engine)
    token = await env.tokenOf(await addAdmin(env.shop))
  })
  afterAll(() => env.drop())

  const add = (body: object) => callApi(env, operationOf('addSpecKey'), { token, body })
  const change = (key: string, body: object) =>
    callApi(env, operationOf('changeSpecKey'), { token, params: { key }, body })
  const remove = (key: string, query: Record<string, string> = {}) =>
    callApi(env, operationOf('deleteSpecKey'), { token, params: { key }, query })
  const listed = async () =>
    (await callApi(env, operationOf('listSpecKeys'), {})).json<{ key: string; own: boolean }[]>()
  const own = async () => (await listed()).filter((entry) => entry.own)
  const addTool = async (key: string) => {
    const body = { ...tool, specs: [{ key, value: 25 }] }
    return (await callApi(env, operationOf('addTool'), { token, body })).json<{ insertedId: string }>()
      .insertedId
  }
  const guide = async (id: string) =>
    (await callApi(env, operationOf('getToolGuide'), { params: { id } })).json().specs

  test('Lists the shop’s built-in keys, then the owner’s keys', async () => {
    expect((await listed()).map(({ key }) => key)).toEqual(Object.keys(specKeys))
    expect((await add(bore)).json()).toEqual({ acknowledged: true, insertedId: 'bore' })
    await add({ ...bore, key: 'angle', name: 'Angle', unit: '' })
    const { unit: _, ...angle } = { ...bore, key: 'angle', name: 'Angle' }
    expect(await own()).toEqual([
      { ...angle, own: true },
      { ...bore, own: true },
    ])
    expect((await change('angle', { unit: '°', kind: 'text' })).statusCode).toBe(200)
    expect((await own())[0]).toMatchObject({ unit: '°', kind: 'text', meaning: bore.meaning })
    await change('angle', { unit: null })
    expect((await own())[0]).not.toHaveProperty('unit')
    await Promise.all([remove('angle'), remove('bore')])
    expect(await own()).toEqual([])
  })

  test("The owner's key names and explains the rows of a tool at once, also in its cached guide", async () => {
    const id = await addTool('bore')
    expect(await guide(id)).toEqual([{ key: 'bore', name: 'Bore', value: 25 }])
    await add(bore)
    const row = { key: 'bore', name: bore.name, value: 25, unit: 'mm', meaning: bore.meaning }
    expect(await guide(id)).toEqual([row])
    const facets = await callApi(env, operationOf('countTools'), {})
    expect(facets.json().specs).toContainEqual(expect.objectContaining({ key: 'bore', name: bore.name }))
    await change('bore', { name: 'Bore' })
    expect(await guide(id)).toEqual([{ ...row, name: 'Bore' }])
  })

  test('A key that products use is deleted only if the call confirms it, and the products keep their values', async () => {
    const id = await addTool('grip')
    await add({ ...bore, key: 'grip', name: 'Grip' })
    const refusal = await remove('grip')
    expect(refusalOf(refusal)).toBe('SPEC_KEY_IN_USE')
    expect(refusal.json().message).toBe(
      '1 product uses this key. If you delete it, its name and meaning are lost there; the values stay.',
    )
    expect((await own()).map(({ key }) => key)).toContain('grip')
    expect((await remove('grip', { evenIfUsed: 'true' })).statusCode).toBe(200)
    expect(await guide(id)).toEqual([{ key: 'grip', name: 'Grip', value: 25 }])
    expect(refusalOf(await remove('grip'))).toBe('SPEC_KEY_NOT_FOUND')
  })

  test('A built-in key can be neither added, changed nor deleted', async () => {
    const answer = await add({ ...bore, key: 'jaw-width' })
    expect(answer.json()).toMatchObject({ code: 'SPEC_KEY_TAKEN', fields: { key: expect.any(String) } })
    expect(refusalOf(await change('jaw-width', { name: 'Mine' }))).toBe('SPEC_KEY_NOT_FOUND')
    expect(refusalOf(await remove('jaw-width', { evenIfUsed: 'true' }))).toBe('SPEC_KEY_NOT_FOUND')
  })

  test('Two admins who add the same key at the same time create one key', async () => {
    const answers = await Promise.all([1, 2].map(() => add({ ...bore, key: 'twice' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test.each([
    ['key', { key: 'Bore' }],
    ['key', { key: '__proto__' }],
    ['name', { name: ' ' }],
    ['unit', { unit: 'x'.repeat(13) }],
    ['kind', { kind: 'colour' }],
    ['meaning', { meaning: '' }],
  ])('An invalid %s is refused by field name: %j', async (field, wrong) => {
    const answer = await add({ ...bore, key: 'wrong', ...wrong })
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: expect.any(String) } })
  })
})
