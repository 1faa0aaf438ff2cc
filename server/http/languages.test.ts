import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import type { Caller } from '../operations/shop.ts'
import { addLanguages } from '../start/add-languages.ts'
import { addCustomer, addTool } from '../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

describeOnEveryEngine('The language of an answer', (engine) => {
  let env: TestApp
  let token: string
  let buyer: Caller
  beforeAll(async () => {
    await addLanguages()
    env = await openTestApp(engine)
    buyer = await addCustomer(env.shop)
    token = await env.tokenOf(buyer)
  })
  afterAll(() => env.drop())

  const call = async (
    method: 'GET' | 'POST',
    url: string,
    language: string | undefined,
    payload?: object | string,
  ) => {
    const answer = await env.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(language !== undefined && { 'content-language': language }),
      },
      ...(payload !== undefined && { payload }),
    })
    const { message, fields } = answer.json()
    return { message, fields, language: answer.headers['content-language'], vary: answer.headers.vary }
  }

  test.each([
    [undefined, 'This product is no longer in the shop. Choose another one.'],
    ['xx', 'This product is no longer in the shop. Choose another one.'],
    ['de', 'Dieses Produkt gibt es im Shop nicht mehr. Wählen Sie ein anderes.'],
    ['fr', 'Ce produit n’est plus en boutique. Choisissez-en un autre.'],
  ])('Is that of the header: %s', async (language, message) => {
    const known = language !== 'xx' && language !== undefined
    expect(await call('GET', '/api/tools/unknown', language)).toMatchObject({
      message,
      language: known ? language : undefined,
      vary: known ? 'Content-Language' : undefined,
    })
  })

  test.each([
    [undefined, 'At most 4000 characters.', 'Provide a valid Email'],
    ['de', 'Höchstens 4000 Zeichen.', 'Geben Sie eine gültige E-Mail-Adresse ein.'],
    ['fr', '4000\u00a0caractères au plus.', 'Saisissez un e-mail valable'],
  ])('Holds for the messages of fields: %s', async (language, message, email) => {
    const quote = { kind: 'contact', name: 'Robin', email: 'robin', message: 'x'.repeat(4001) }
    expect((await call('POST', '/api/quotes', language, quote)).fields).toMatchObject({ message, email })
  })

  test.each([
    [undefined, 'Some fields are not valid. Check the named fields.'],
    ['de', 'Einige Angaben stimmen nicht. Prüfen Sie die genannten Felder.'],
  ])('Holds for a body that cannot be read: %s', async (language, message) => {
    expect((await call('POST', '/api/quotes', language, '{')).message).toBe(message)
  })

  test('Is kept apart for requests at the same time, also in one transaction', async () => {
    const tool = await addTool(env.shop, { stock: 3 })
    const wanted = { tool: 'Spoke wrench', quantity: 2_000, customer: buyer.email }
    const book = (language: string | undefined) =>
      call('POST', '/api/booking', language, { ...wanted, Id: tool })
    const answers = await Promise.all([book('de'), book(undefined), book('fr'), book('de')])
    expect(answers.map(({ message }) => message)).toEqual([
      'Von diesem Produkt sind nur noch 3 Stück da. Verringern Sie die Menge.',
      'Only 3 of this product are left. Lower the quantity to that.',
      'Il ne reste que 3\u00a0pièces de ce produit. Réduisez la quantité jusque-là.',
      'Von diesem Produkt sind nur noch 3 Stück da. Verringern Sie die Menge.',
    ])
  })

  test.each([
    [undefined, /^Too many attempts\. Try again in \d+ seconds?\.$/],
    ['de', /^Zu viele Versuche\. Versuchen Sie es in \d+ Sekunden? noch einmal\.$/],
    ['fr', /^Trop de tentatives\. Réessayez dans \d+\u00a0secondes?\.$/],
  ])('Holds for a refusal by a rate limit: %s', async (language, message) => {
    const limited = await openTestApp(engine, { rateLimitFactor: 0.001 })
    try {
      const headers = language === undefined ? {} : { 'content-language': language }
      const calls = [1, 2, 3].map(() => limited.app.inject({ url: '/api/shop', headers }))
      const refused = (await Promise.all(calls)).find(({ statusCode }) => statusCode === 429)
      expect(refused?.json().message).toMatch(message)
    } finally {
      await limited.drop()
    }
  })
})
