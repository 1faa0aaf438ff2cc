import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundedFetch } from '../../platform/bounded-fetch.ts'
import {
  type FaultName,
  type FaultyProvider,
  faults,
  patienceWith,
  redirectsTo,
  startFaultyProvider,
} from '../../testing/faulty-provider.ts'
import { viesVatNumbers } from './vies.ts'

describe('The VIES', () => {
  let service: FaultyProvider
  beforeEach(async () => {
    service = await startFaultyProvider(faults['answers with nothing'])
  })
  afterEach(() => service.stop())

  const lookUp = (withinMs = 5_000) =>
    viesVatNumbers(service.address, boundedFetch({ withinMs, maxBytes: 20_000 })).lookUp('ATU33864707')
  const says = (body: object, status = 200) => {
    service.fault = (response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  test.each([
    [{ isValid: true, userError: 'VALID' }, 'valid'],
    [{ isValid: false, userError: 'INVALID' }, 'invalid'],
    [{ isValid: false, userError: 'INVALID_INPUT' }, 'invalid'],
    // A member state that is down is no answer, although it says false.
    [{ isValid: false, userError: 'MS_UNAVAILABLE' }, 'unanswered'],
    [{ isValid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 'unanswered'],
    [{ isValid: false, userError: 'GLOBAL_MAX_CONCURRENT_REQ' }, 'unanswered'],
    [{ isValid: true, userError: 'TIMEOUT' }, 'unanswered'],
    [{ isValid: 'true', userError: 'VALID' }, 'unanswered'],
    [{ valid: true }, 'unanswered'],
  ])('%j means: %s', async (body, meaning) => {
    says(body)
    expect(await lookUp()).toBe(meaning)
  })

  test('Is asked for country and number', async () => {
    let path: string | undefined
    service.fault = (response, request) => {
      path = request.url
      response.end('{}')
    }
    await lookUp()
    expect(path).toBe('/ms/AT/vat/U33864707')
  })

  test('Means nothing with an error or a redirect', async () => {
    says({ isValid: true, userError: 'VALID' }, 500)
    expect(await lookUp()).toBe('unanswered')
    service.fault = redirectsTo('http://127.0.0.1:1')
    expect(await lookUp()).toBe('unanswered')
  })

  test.each(Object.keys(faults) as FaultName[])('Means nothing when it %s', async (name) => {
    service.fault = faults[name]
    expect(await lookUp(patienceWith(name))).toBe('unanswered')
  })
})
