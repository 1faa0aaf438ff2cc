import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { faults, startFaultyProvider } from '../../testing/faulty-provider.ts'
import { offeredExtensions, ownExtensions } from './offered-extensions.ts'
import { openApiDocument } from './openapi-document.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** Starts a host that sends one text at every address. */
async function hostAnswering(status: number, text: string): Promise<string> {
  server = createServer((_request, response) => response.writeHead(status).end(text))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

describe('The extensions that another backend offers', () => {
  test('Are all offered by a second Truewheel shop', async () => {
    const host = await hostAnswering(200, JSON.stringify(openApiDocument('1.0.0', 'http://other')))
    expect(await offeredExtensions(host, patienceMs)).toEqual(ownExtensions)
  })

  test("Are offered if the other backend's document has the operation with all parameters", async () => {
    const parameters = [{ in: 'path', name: 'email' }]
    const paths = { '/profile/{email}': { get: { parameters }, put: {} }, '/booking': { get: {} } }
    const host = await hostAnswering(200, JSON.stringify({ paths }))
    expect(await offeredExtensions(host, patienceMs)).toEqual(['getProfile'])
  })

  test('Include a later field of a body if the description of the other backend has it', async () => {
    const withFields = (properties: object) => ({
      put: { requestBody: { content: { 'application/json': { schema: { properties } } } } },
    })
    const offered = async (properties: object) =>
      offeredExtensions(
        await hostAnswering(200, JSON.stringify({ paths: { '/delivery-address': withFields(properties) } })),
        patienceMs,
      )
    expect(await offered({ address: {} })).toEqual(['setDeliveryAddress'])
    server?.close()
    expect(await offered({ address: {}, country: {} })).toEqual([
      'setDeliveryAddress',
      'setDeliveryAddress:country',
    ])
  })

  test.each([
    [404, '{}'],
    [200, 'no JSON'],
    [200, '{"paths":7}'],
    [500, ''],
  ])('A host that responds with %i %s offers none', async (status, text) => {
    expect(await offeredExtensions(await hostAnswering(status, text), patienceMs)).toEqual([])
  })

  test.each(['says nothing', 'begins to answer and never ends', 'answers with 10 MB'] as const)(
    'A host with the fault "%s" offers none',
    async (fault) => {
      const host = await startFaultyProvider(faults[fault])
      expect(await offeredExtensions(host.address, 100)).toEqual([])
      await host.stop()
    },
  )

  test('Are none if the host cannot be reached', async () => {
    expect(await offeredExtensions('http://127.0.0.1:1')).toEqual([])
  })
})
