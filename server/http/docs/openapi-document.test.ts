import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allOperations } from '../../../contract/all-operations.ts'
import { errors } from '../../../contract/errors.ts'
import { acceptsKeys } from '../../../contract/key-operations.ts'
import { testType, webhookTypes } from '../../../contract/webhooks/webhook-types.ts'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openApiDocument, refusalsOf } from './openapi-document.ts'

interface Described {
  readonly operationId: string
  readonly security?: unknown
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly 'x-extension'?: boolean
  readonly parameters: readonly {
    readonly in: string
    readonly name: string
    readonly 'x-extension'?: true
  }[]
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string
        readonly headers?: unknown
        readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>
      }
    >
  >
}

const document = openApiDocument('1.0.0', 'http://localhost/api')
const paths = document.paths as Record<string, Record<string, Described>>
const { schemas } = document.components as { readonly schemas: Readonly<Record<string, object>> }

function described(operation: (typeof allOperations)[number]): Described | undefined {
  return paths[operation.path]?.[operation.method.toLowerCase()]
}

/**
 * Returns whether an address can match both paths and neither path is more specific, so that a router would have to
 * choose. `/tools/chosen` beside `/tools/{id}` is not ambiguous.
 */
function areAmbiguous(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  const isParameter = (part: string | undefined) => part?.startsWith('{') === true
  const places = one.map((part, place) => [part, other[place]] as const)
  const meet = places.every(([a, b]) => a === b || isParameter(a) || isParameter(b))
  const moreExact = (place: 0 | 1) =>
    places.some((pair) => isParameter(pair[1 - place]) && !isParameter(pair[place]))
  return meet && moreExact(0) && moreExact(1)
}

describe('The API document', () => {
  test('describes each event of webhooks with the schema of its data', () => {
    const { webhooks } = document as { readonly webhooks: Readonly<Record<string, unknown>> }
    expect(Object.keys(webhooks).toSorted()).toEqual([...webhookTypes, testType].toSorted())
    expect(JSON.stringify(webhooks['order.paid'])).toContain('"data":{"$ref":"#/components/schemas/Order"}')
  })

  test.each(allOperations)('$id is documented with its access, parameters and refusals', (operation) => {
    const found = described(operation)
    expect(found?.operationId).toBe(operation.id)
    const schemes = acceptsKeys(operation) ? [{ token: [] }, { key: [] }] : [{ token: [] }]
    expect(found?.security).toEqual(operation.access === 'public' ? [] : schemes)
    expect(found?.['x-extension'] ?? false).toBe('extension' in operation)
    const inPath = found?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(inPath).toEqual([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const descriptions = Object.values(found?.responses ?? {}).map(({ description }) => description)
    for (const code of refusalsOf(operation)) expect(descriptions.join('\n')).toContain(`\`${code}\``)
  })

  test.each(allOperations)('$id has a title, and a description that says who may call it', (operation) => {
    const { summary = '', description = '', tags = [] } = described(operation) ?? {}
    expect(summary).toMatch(/^\S.{2,}\S$/)
    expect(summary).not.toMatch(/\.$/)
    expect(operation.summary.startsWith(summary)).toBe(true)
    expect(description.startsWith(operation.summary)).toBe(true)
    expect(description).toMatch(/Anyone may call it|It takes the (?:access|ID) token/)
    expect(description).toContain('It answers with')
    for (const role of 'staff' in operation ? operation.staff : []) expect(description).toContain(`a ${role}`)
    expect(document.tags).toContainEqual({ name: tags[0], description: expect.stringMatching(/\.$/) })
  })

  test('No two paths can both match an address', () => {
    const templates = Object.keys(paths).map((path) => path.split('/'))
    const overlaps = templates.flatMap((one, index) =>
      templates
        .slice(index + 1)
        .flatMap((other) => (areAmbiguous(one, other) ? [`${one.join('/')} ${other.join('/')}`] : [])),
    )
    expect(overlaps).toEqual([])
  })

  test('Names its licence, a contact and the server', () => {
    expect(document).toMatchObject({
      info: { license: { identifier: 'MIT' }, contact: { url: 'http://localhost/contact' } },
      servers: [{ url: 'http://localhost/api', description: expect.any(String) }],
    })
  })

  test('Marks the parameters and the cursor header of a paged list as extensions', () => {
    const list = paths['/tools']?.get
    const names = list?.parameters.filter((parameter) => parameter['x-extension']).map(({ name }) => name)
    expect(names).toEqual([
      'search',
      'q',
      'category',
      'filter',
      'sort',
      'limit',
      'after',
      'cursor',
      'grouped',
    ])
    expect(list?.parameters).toHaveLength(9)
    expect(list?.responses['200']?.headers).toMatchObject({ 'x-next-cursor': { 'x-extension': true } })
    expect(paths['/tools/{id}']?.get?.responses['200']).not.toHaveProperty('headers')
    const [customer, state] = paths['/bookings']?.get?.parameters ?? []
    expect(customer).toMatchObject({ name: 'customer', required: true })
    expect(customer).not.toHaveProperty('x-extension')
    expect(state).toMatchObject({ name: 'state', 'x-extension': true })
  })

  test('Names no currency, and neither does a refusal, because the owner chooses the currency', () => {
    const said = JSON.stringify([openApiDocument('1.0.0', 'http://localhost/api'), errors])
    expect(said.match(/.{0,40}(?:dollar|\bUSD\b|\$\d).{0,20}/gi)).toBeNull()
    for (const { message } of Object.values(errors))
      if (/\d\.\d\d/.test(message)) expect(message).toContain('in the shop’s currency')
  })

  test('Describes a price as a number in responses, and accepts text in requests', () => {
    const text = JSON.stringify(paths['/create-payment-intent']?.post)
    expect(text).toContain('"type":"string"')
    expect(JSON.stringify(schemas.Tool)).toContain('"price":{"type":"number","minimum":0,"maximum":1000000}')
  })

  test('Has one named schema for a part that several answers share, so that a generated client has one type for it', () => {
    const contentOf = (path: string, method: string) =>
      paths[path]?.[method]?.responses['200']?.content?.['application/json']?.schema
    const order = { $ref: '#/components/schemas/Order' }
    expect(contentOf('/bookings/{id}', 'get')).toEqual(order)
    expect(contentOf('/booking', 'get')).toEqual({ type: 'array', items: order })
    const used = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)
    const references = new Set([...used].map(([, reference]) => reference))
    expect([...references].sort()).toEqual(
      Object.keys(schemas)
        .map((name) => `#/components/schemas/${name}`)
        .sort(),
    )
  })

  test('Allows further fields in answers, which a later version may add', () => {
    const answers = Object.values(paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.responses['200']),
    )
    expect(JSON.stringify([answers, schemas])).not.toContain('"additionalProperties":false')
  })

  test('Has one schema for all positions of an array', () => {
    const two = { type: 'array', minItems: 2, maxItems: 2 }
    const text = JSON.stringify(schemas.Shop)
    expect(JSON.stringify(document)).not.toMatch(/"prefixItems"|"items":false/)
    expect(text).toContain(JSON.stringify({ ...two, items: { type: 'number' } }))
    expect(text).toContain(
      JSON.stringify({ ...two, items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }),
    )
  })

  test('Has no schema for a file of bytes, because generators take any schema for JSON', () => {
    expect(paths['/invoices/{number}']?.get?.responses['200']?.content).toEqual({ 'application/pdf': {} })
  })

  test('Says how to get the first token', () => {
    const { securitySchemes } = document.components as {
      readonly securitySchemes: { readonly token: object }
    }
    const description = expect.stringMatching(/PUT \/users\/\{email\}.*\/auth\/sign-up\/email.*\/auth\/token/)
    expect(securitySchemes.token).toMatchObject({ scheme: 'bearer', description })
  })
})

describe('The documentation', () => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  test('Is served to programs at /api/openapi.json', async () => {
    const answer = await env.app.inject('/api/openapi.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(openApiDocument('test', 'http://localhost/api'))
  })

  test('Is served to people at /api/docs, without requests to other hosts', async () => {
    const page = await env.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    expect(page.headers['content-security-policy']).not.toMatch(/https?:|\*/)
  })

  test('Answers "not found" without an error for a path that leads out of its folder', async () => {
    for (const path of ['%2e%2e%00/package.json', '..%2f..%2fpackage.json', 'a%00b']) {
      const { statusCode } = await env.app.inject(`/api/docs/static/${path}`)
      expect([path, statusCode]).toEqual([path, 404])
    }
  })
})

test('The document for programs is served even if the page for people is off', async () => {
  const env = await openTestApp(anyEngine, { apiDocs: false })
  const [people, assets, programs] = await Promise.all(
    ['/api/docs', '/api/docs/static/index.html', '/api/openapi.json'].map((url) => env.app.inject(url)),
  )
  await env.drop()
  expect([people?.statusCode, assets?.statusCode, programs?.statusCode]).toEqual([404, 404, 200])
  expect(people?.json()).toMatchObject({ code: 'NOT_FOUND' })
})
