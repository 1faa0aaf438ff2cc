import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { countryNeeded } from '../../../contract/shop/country-code.ts'
import { originalVersion, type SectionOnWire } from '../../../contract/shop/settings.ts'
import {
  type SectionName,
  type SectionValues,
  settingSections,
} from '../../../contract/shop/shop-sections.ts'
import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { countryNames } from '../../../domain/orders/countries.ts'
import { done, type Outcome, type Refusal, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  findNewestVersion,
  findVersion,
  hasOrders,
  insertVersion,
  lockOrders,
  lockSettings,
} from '../../data/queries/setting-versions.ts'
import { newId } from '../../platform/ids.ts'
import { changedValues } from '../changes/changed-values.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeStandardLanguage } from '../texts/change-standard-language.ts'
import { sectionOf } from './read-settings.ts'

interface SettingsChange {
  readonly section: SectionName
  readonly value: unknown
  /** The version that the admin edited. */
  readonly from: string | null
}

/** Replaces a section, unless it has changed since the given version. */
export function changeSettings(
  shop: Shop,
  caller: Caller,
  change: SettingsChange,
): Promise<Outcome<SectionOnWire>> {
  return shop.database.write(async (transaction) => {
    const unknown = await refusalOfCountries(shop, transaction, change)
    return unknown ?? putSettingsInForce(shop, transaction, caller, change)
  })
}

/** Refuses new unknown country codes. Codes that an earlier version of the shop stored stay valid. */
async function refusalOfCountries(
  { settings }: Shop,
  { db }: Transaction,
  { section, value }: SettingsChange,
): Promise<Refusal | undefined> {
  if (section === 'rates') return refusalOfZones(value)
  if (section === 'tax') return refusalOfTaxed(value)
  const parsed = section === 'delivery' ? z.safeParse(settingSections.delivery, value) : undefined
  if (!parsed?.success) return undefined
  const known = countryNames()
  const unknown = [...parsed.data.countries.entries()].filter(([, code]) => !known.has(code))
  if (unknown.length === 0) return undefined
  const stored = settings.valueOf('delivery', (await findNewestVersion(db, section))?.value)
  const isNew = ([, code]: readonly [number, string]) => !stored.countries.includes(code)
  const issues = unknown
    .filter(isNew)
    .map(([index]) => ({ path: ['countries', index], message: countryNeeded() }))
  return issues.length > 0 ? invalid(issues) : undefined
}

function refusalOfZones(value: unknown): Refusal | undefined {
  const parsed = z.safeParse(settingSections.rates, value)
  if (!parsed.success) return undefined
  const { zones, home } = parsed.data
  const known = countryNames()
  const paths: (readonly (string | number)[])[] = zones.flatMap(({ countries }, zone) =>
    countries.flatMap((code, index) => (known.has(code) ? [] : [['zones', zone, 'countries', index]])),
  )
  if (home !== null && !known.has(home)) paths.push(['home'])
  const issues = paths.map((path) => ({ path: [...path], message: countryNeeded() }))
  return issues.length > 0 ? invalid(issues) : undefined
}

function refusalOfTaxed(value: unknown): Refusal | undefined {
  const parsed = z.safeParse(settingSections.tax, value)
  if (!parsed.success) return undefined
  const { rates, home } = parsed.data
  const known = countryNames()
  const issues = rates.flatMap(({ country }, index) =>
    country === null || known.has(country)
      ? []
      : [{ path: ['rates', index, 'country'], message: countryNeeded() }],
  )
  if (home !== null && !known.has(home)) issues.push({ path: ['home'], message: countryNeeded() })
  return issues.length > 0 ? invalid(issues) : undefined
}

/** Puts the value of an earlier version in force again, if the section was not changed since the given version. */
export function restoreSettings(
  shop: Shop,
  caller: Caller,
  { section, id, from }: Omit<SettingsChange, 'value'> & { readonly id: string },
): Promise<Outcome<SectionOnWire>> {
  return shop.database.write(async (transaction) => {
    const stored = id === originalVersion ? undefined : await findVersion(transaction.db, section, id)
    if (id !== originalVersion && !stored) return refused('SETTING_VERSION_NOT_FOUND')
    const value = shop.settings.valueOf(section, stored?.value)
    return putSettingsInForce(shop, transaction, caller, { section, value, from })
  })
}

/**
 * Replaces a section within a transaction, as `changeSettings` does.
 *
 * @param undoes the entry of the record of changes that this change undoes.
 */
export async function putSettingsInForce(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { section, value, from }: SettingsChange,
  undoes?: number,
): Promise<Outcome<SectionOnWire>> {
  const parsed = z.safeParse(settingSections[section], value)
  if (!parsed.success) return invalid(parsed.error.issues)
  await lockSettings(transaction)
  const newest = await findNewestVersion(transaction.db, section)
  const before = shop.settings.valueOf(section, newest?.value)
  if (isDeepStrictEqual(parsed.data, before)) return done(sectionOf(shop, section, newest))
  if ((newest?.id ?? null) !== from) return refused('SETTINGS_CHANGED')
  const refusal =
    (await refusalOfMoney(transaction, before, parsed.data)) ?? refusalOfPictures(shop, parsed.data)
  if (refusal) return refusal
  const at = shop.clock()
  await insertVersion(transaction, {
    id: newId(),
    section,
    number: (newest?.number ?? 0) + 1,
    value: JSON.stringify(parsed.data),
    createdAt: at,
    createdBy: caller.userId,
  })
  if ('standard' in before && 'standard' in parsed.data && before.standard !== parsed.data.standard)
    await changeStandardLanguage(transaction, before.standard, parsed.data.standard)
  transaction.changed('shop')
  const values = changedValues(before, parsed.data)
  const subject = { kind: 'settings', id: section, name: section } as const
  await recordChange(transaction, { at, by: caller, action: 'settings.changed', subject, ...values, undoes })
  return done(sectionOf(shop, section, await findNewestVersion(transaction.db, section)))
}

function invalid(issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]): Refusal {
  const fields = issues.map(({ path, message }) => [['value', ...path].join('.'), message])
  return { ...refused('INPUT_INVALID'), fields: Object.fromEntries(fields) }
}

type AnySection = SectionValues[SectionName]

/** Refuses another currency once an order exists, because its amounts were agreed in the present currency. */
async function refusalOfMoney(
  transaction: Transaction,
  before: AnySection,
  after: AnySection,
): Promise<Refusal | undefined> {
  if (!('currency' in before && 'currency' in after) || before.currency === after.currency) return undefined
  await lockOrders(transaction)
  return (await hasOrders(transaction)) ? refusedAt('value.currency', 'CURRENCY_FIXED') : undefined
}

function refusalOfPictures(shop: Shop, value: AnySection): Refusal | undefined {
  for (const field of ['logo', 'picture'] as const) {
    // Only the sections `company` and `hero` have a picture field.
    const address = field in value ? String(value[field as keyof AnySection]) : ''
    if (address !== '' && !isOwnPicture(address, shop)) return refusedAt(`value.${field}`, 'IMAGE_NOT_OURS')
  }
  const notices = 'pictures' in value ? value.pictures : []
  if (!notices.every(({ picture }) => isOwnPicture(picture, shop)))
    return refusedAt('value.pictures', 'IMAGE_NOT_OURS')
  return undefined
}
