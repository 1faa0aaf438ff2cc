import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../data/queries/accounts/addresses.ts'
import { findProfile } from '../../data/queries/accounts/profiles.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { listMovedByPage } from '../../data/queries/moving/moved-customers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { told } from '../../platform/stored-sentences.ts'
import { checkedImport, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { signInCustomer } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { exportOwnData } from '../accounts/export-own-data.ts'
import { addAddress } from '../addresses/keep-addresses.ts'
import { applyImport } from '../imports/apply-import.ts'
import { undoImport } from '../imports/undo-import.ts'
import type { Caller } from '../shop.ts'

const grace = 'grace@example.com'

const ofShopify = [
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent',
  `Grace,Hopper,Grace@Example.com,yes,Navy,1 Yard Street,Flat 2,Arlington,VA,US,'22201,'+1 555 0100,,120.00`,
  'Katherine,Johnson,katherine@example.com,no,,,,,,,,,,0.00',
  'No,Email,,no,,,,,,,,,,0.00',
].join('\n')

describeOnEveryEngine('Customers of a former shop', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const moveIn = async (file: string) => {
    const id = await checkedImport(shop, admin, file)
    granted(await applyImport(shop, admin, id))
    return id
  }
  const found = async (id: string) => (await findImport(shop.database.read, id)) ?? expect.fail('no import')
  const waiting = async () => {
    const page = await listMovedByPage(shop.database.read, '', { limit: undefined, after: undefined })
    return page?.rows.map(({ email }) => email)
  }
  const owner = (email = grace, name = '') =>
    signInCustomer(shop, { issuer: 'code', email, emailVerified: true, name })
  const stranger = (email = grace) =>
    signInCustomer(shop, { issuer: 'password', email, emailVerified: false, name: 'Mallory' })
  const contactOf = async ({ userId }: Caller) => ({
    addresses: await listAddresses(shop.database.read, userId),
    profile: await findProfile(shop.database.read, userId),
  })

  test('are recognized in Shopify’s file, compared, and mailed nothing', async () => {
    const id = await checkedImport(shop, admin, ofShopify)
    expect(await found(id)).toMatchObject({
      contents: 'customers',
      state: 'checked',
      counts: { new: 2, changed: 0, unchanged: 0, wrong: 0 },
    })
    const notices = (await found(id)).notices.map((notice) => told(notice, 'en')).join(' ')
    expect(notices).toContain('Nobody gets an email')
    expect(notices).toContain('Consent to advertising is not taken over')
    expect(notices).toContain('left out: row 4')
    granted(await applyImport(shop, admin, id))
    expect(await waiting()).toEqual([grace, 'katherine@example.com'])
    expect(await shop.database.read.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('get their name and address with the first sign-in whose email is proven', async () => {
    await moveIn(ofShopify)
    const caller = await owner()
    expect(caller.name).toBe('Grace Hopper')
    const { addresses, profile } = await contactOf(caller)
    expect(addresses).toMatchObject([
      {
        name: 'Grace Hopper',
        phone: '+1 555 0100',
        parts: {
          company: 'Navy',
          lines: ['1 Yard Street', 'Flat 2'],
          postcode: '22201',
          city: 'Arlington',
          region: 'VA',
          country: 'US',
        },
      },
    ])
    expect(profile).toMatchObject({ phone: '+1 555 0100' })
    expect(await waiting()).toEqual(['katherine@example.com'])
  })

  test('keep the apostrophe with which their name or city begins', async () => {
    await moveIn(
      `email,name,street,postcode,city,country,phone\n${grace},''t Hooft,Hofweg 1,'2511,'s-Gravenhage,NL,'+31 70 1`,
    )
    const caller = await owner()
    expect(caller.name).toBe("'t Hooft")
    const { addresses } = await contactOf(caller)
    expect(addresses).toMatchObject([
      { phone: '+31 70 1', parts: { postcode: '2511', city: "'s-Gravenhage" } },
    ])
  })

  test('give nothing to a stranger who signs up with their email, before the import or after it', async () => {
    const before = await stranger()
    await moveIn(ofShopify)
    const again = await stranger()
    const other = await stranger('katherine@example.com')
    for (const caller of [before, again, other]) {
      expect(await contactOf(caller)).toEqual({ addresses: [], profile: undefined })
      expect((await findUserByEmail(shop.database.read, caller.email))?.name).toBe('Mallory')
    }
    const file: string[] = []
    for await (const part of exportOwnData(shop, before)) file.push(part)
    expect(file.join('')).not.toContain('Yard Street')
    expect(await waiting()).toEqual([grace, 'katherine@example.com'])
  })

  test('are theirs when their owner proves the email of an account that a stranger has filled in', async () => {
    const squatter = await stranger()
    const address = { name: 'Mallory', address: '9 Trap Road', phone: '666' }
    granted(await addAddress(shop, squatter, address))
    await moveIn(ofShopify)
    const caller = await owner(grace, 'Grace H.')
    expect(caller.userId).toBe(squatter.userId)
    expect(caller.name).toBe('Grace H.')
    const { addresses } = await contactOf(caller)
    expect(addresses.map(({ parts }) => parts?.lines[0])).toEqual(['1 Yard Street'])
  })

  test('never change what a proven account has, and fill only what it lacks', async () => {
    const caller = await owner(grace, 'Admiral')
    const id = await checkedImport(shop, admin, ofShopify)
    expect((await found(id)).notices.map((notice) => told(notice, 'en')).join(' ')).toContain(
      'An account keeps its own details',
    )
    granted(await applyImport(shop, admin, id))
    expect(await contactOf(caller)).toEqual({ addresses: [], profile: undefined })
    const next = await owner(grace, 'Admiral')
    expect([next.name, (await contactOf(next)).addresses]).toEqual(['Admiral', [expect.anything()]])
    const again = await checkedImport(shop, admin, ofShopify)
    expect((await found(again)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 0 })
  })

  test('leave with an undo, except those who have signed in', async () => {
    const id = await moveIn(ofShopify)
    const caller = await owner()
    granted(await undoImport(shop, admin, id))
    expect(await waiting()).toEqual([])
    expect((await contactOf(caller)).addresses).toHaveLength(1)
    expect(codeOf(await undoImport(shop, admin, id))).toBe('IMPORT_NOT_READY')
  })

  test('are wrong with an invalid email, a number that a spreadsheet shortened, and twice the same', async () => {
    const id = await checkedImport(
      shop,
      admin,
      'email,name,phone\nnobody,One,\nada@example.com,Two,\nADA@example.com,Three,\nal@example.com,Four,4.93E+12\n',
    )
    const rows = await rowsOf(shop, id)
    expect(rows.map(({ row, kind, cells }) => [row, kind, cells[0]?.column, cells[0]?.problem])).toEqual([
      [2, 'wrong', 'email', 'This is not an email address. Correct it, or remove the row.'],
      [3, 'new', 'name', undefined],
      [4, 'wrong', '', 'Row 3 is about the same. Keep one of them.'],
      [5, 'wrong', 'phone', expect.stringContaining('A spreadsheet has shortened this number')],
    ])
    expect(codeOf(await applyImport(shop, admin, id))).toBe('IMPORT_HAS_ERRORS')
    expect(await waiting()).toEqual([])
  })

  test('are read from WooCommerce’s columns and from plain ones', async () => {
    await moveIn(
      'user_email,billing_first_name,billing_last_name,billing_address_1,billing_city,billing_postcode,billing_country\nada@example.com,Ada,Lovelace,1 Lane,London,N1 9GU,GB\n',
    )
    await moveIn('Email;Name;Address\nemmy@example.com;Emmy Noether;"Weg 3\n91054 Erlangen\nGermany"\n')
    const ada = await owner('ada@example.com')
    const emmy = await owner('emmy@example.com')
    expect((await contactOf(ada)).addresses).toMatchObject([{ parts: { lines: ['1 Lane'], country: 'GB' } }])
    expect((await contactOf(emmy)).addresses).toMatchObject([
      { parts: { lines: ['Weg 3'], postcode: '91054', city: 'Erlangen', country: 'DE' } },
    ])
  })

  test('leave no trace with the account of their owner', async () => {
    await moveIn(ofShopify)
    const caller = await owner()
    const proof = {
      issuer: 'code',
      subject: `subject-of-${grace}`,
      email: grace,
      emailVerified: true,
      name: '',
      signIn: 'last',
      signedInAt: shop.clock(),
    }
    granted(await deleteAccount(shop, {}, proof))
    const tables = ['moved_customers', 'import_records', 'import_rows'] as const
    for (const table of tables) {
      const rows = await shop.database.read.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows), table).not.toMatch(/grace|Yard/i)
    }
    expect(caller.email).toBe(grace)
  })
})
