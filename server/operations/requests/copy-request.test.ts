import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { requestQuote } from './request-quote.ts'

describeOnEveryEngine('The sender’s copy of a message', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const write = async (message: string, email = 'ada@example.com') =>
    granted(
      await requestQuote(shop, { kind: 'quote', name: 'Call +1 555 0100', email, message, partId: null }),
    )
  const copies = () =>
    shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'request-copy:%')
      .select(['recipient', 'subject', 'body'])
      .execute()

  test('quotes the message below a sentence that names its writer', async () => {
    await write('Twenty hubs, please.\n\nWith 32 holes each.')
    const [copy] = await copies()
    expect(copy).toMatchObject({ recipient: 'ada@example.com', subject: 'We have your request for a quote' })
    expect(copy?.body).toContain('> Twenty hubs, please.\n\n> With 32 holes each.')
    expect(copy?.body).toContain('The shop did not write them.')
    expect(copy?.body).not.toContain('555 0100')
  })

  test.each([
    'See https://evil.example/x',
    'Go to www.evil.example',
    'Visit evil.shop now',
    'a@evil.example',
  ])('does not repeat words with a link: %s', async (message) => {
    await write(message)
    const [copy] = await copies()
    expect(copy?.body).not.toContain('evil')
    expect(copy?.body).toContain('contain a link')
  })

  test('is sent to an address at most three times a day, however many requests name it', async () => {
    for (let count = 0; count < 5; count += 1) await write('Hubs?')
    expect(await copies()).toHaveLength(3)
    shop.clock.moveBy(24 * hourMs)
    await write('Hubs?')
    expect(await copies()).toHaveLength(4)
  })

  test('is not sent while the form is flooded with requests', async () => {
    for (let count = 0; count < 105; count += 1) await write('Hubs?', `person-${count}@example.com`)
    expect(await copies()).toHaveLength(100)
  })
})
