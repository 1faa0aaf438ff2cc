import * as z from 'zod/mini'
import { settingSections } from '../../../contract/shop/shop-sections.ts'
import type { NumberKind } from '../../../domain/shop/read-number.ts'
import type { FieldProblems } from '../../forms/field-rules.ts'
import { fieldAmount, fieldNumber, plainNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { codesOf, namesOf } from './country-names.ts'
import { figurePlaces } from './figure-places.ts'
import { countryAt, fieldOfRates, ratesOf, textsOfRates, unclearRates } from './rates-values.ts'
import { fieldOfReminders, remindersOf, textsOfReminders, unclearReminders } from './reminder-rows.ts'
import { fieldOfTax, taxOf, textsOfTax, unclearTax } from './tax-values.ts'
import type { FormSection } from './texts.ts'

/** A section in its form: one text per field, and its picture, if any. */
export type FormTexts = Readonly<Record<string, string>>

interface Conversion {
  /** Returns the texts of the form's fields. */
  readonly toTexts: (formats: Formats, value: Readonly<Record<string, unknown>>) => FormTexts
  readonly toValue: (formats: Formats, texts: FormTexts) => Record<string, unknown>
  /** Returns the form's field for a path in the value. */
  readonly fieldAt: (path: readonly PropertyKey[], texts: FormTexts) => string
}

const byName: Conversion['fieldAt'] = ([name]) => String(name)

/** Makes a conversion that keeps texts unchanged. Only the picture has another name in forms. */
function texts(pictureField?: string): Conversion {
  return {
    toTexts: (_, value) => {
      const { [pictureField ?? '']: img, ...rest } = value
      const plain = Object.entries(rest).map(([name, field]) => [name, String(field ?? '')])
      return { ...Object.fromEntries(plain), ...(pictureField && { img: String(img ?? ''), chosen: '' }) }
    },
    toValue: (_, { img, chosen: _chosen, ...rest }) => ({
      ...rest,
      ...(pictureField && { [pictureField]: img }),
    }),
    fieldAt: ([name]) => (name === pictureField ? 'image' : String(name)),
  }
}

const inLines = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const numberOrNone = (formats: Formats, text = '', kind: NumberKind = 'pieces') =>
  text.trim() === '' ? null : plainNumber(formats, text, kind)

const figures: Conversion = {
  toTexts: (_, value) => {
    // The server answers with a list of figures.
    const list = (value.figures ?? []) as readonly { readonly figure: string; readonly name: string }[]
    return Object.fromEntries(
      figurePlaces.flatMap((place) => [
        [`figure${place}`, list[place - 1]?.figure ?? ''],
        [`name${place}`, list[place - 1]?.name ?? ''],
      ]),
    )
  },
  toValue: (_, form) => ({ figures: usedPlaces(form).map((place) => figureAt(form, place)) }),
  fieldAt: ([, index, name], form) =>
    `${String(name ?? 'figure')}${usedPlaces(form)[Number(index ?? 0)] ?? 1}`,
}

function figureAt(form: FormTexts, place: number) {
  return { figure: form[`figure${place}`] ?? '', name: form[`name${place}`] ?? '' }
}

function usedPlaces(form: FormTexts): readonly number[] {
  return figurePlaces.filter((place) =>
    Object.values(figureAt(form, place)).some((text) => text.trim() !== ''),
  )
}

const numbersOfDelivery = ['leavesBefore', 'daysFrom', 'daysTo', 'daysFarthest', 'returnDays', 'refundDays']

const delivery: Conversion = {
  toTexts: (_, value) => {
    const { countries, weekdays, holidays, ...rest } = value
    // The server answers with lists of texts and of numbers.
    return {
      ...Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, String(field ?? '')])),
      countries: namesOf(countries as readonly string[]),
      weekdays: (weekdays as readonly number[]).join(''),
      holidays: (holidays as readonly string[]).join('\n'),
    }
  },
  toValue: (formats, form) => ({
    price: form.price,
    ...Object.fromEntries(numbersOfDelivery.map((name) => [name, numberOrNone(formats, form[name])])),
    countries: codesOf(form.countries ?? ''),
    weekdays: [...(form.weekdays ?? '')].map(Number),
    holidays: inLines(form.holidays),
  }),
  fieldAt: byName,
}

const companyTexts = texts('logo')
const pickupTexts = texts()
const moneyTexts = texts()
const invoicingForm = texts()

/** A picture of the official notice in one language. */
export interface NoticePicture {
  readonly language: string
  readonly picture: string
  /** Its size in pixels. */
  readonly width?: number
  readonly height?: number
}

/** Parses the pictures of the official notice. */
export function noticePictures(text: string): readonly NoticePicture[] {
  // Only the form writes the text.
  return JSON.parse(text || '[]') as NoticePicture[]
}

const conversions: Readonly<Record<FormSection, Conversion>> = {
  company: {
    ...companyTexts,
    toTexts: (formats, value) => ({
      ...companyTexts.toTexts(formats, value),
      address: (value.address as readonly string[]).join('\n'),
    }),
    toValue: (formats, form) => ({ ...companyTexts.toValue(formats, form), address: inLines(form.address) }),
  },
  hero: texts('picture'),
  figures,
  delivery,
  rates: { toTexts: textsOfRates, toValue: ratesOf, fieldAt: fieldOfRates },
  pickup: {
    ...pickupTexts,
    toTexts: (formats, value) => ({
      ...pickupTexts.toTexts(formats, value),
      place: (value.place as readonly string[]).join('\n'),
    }),
    toValue: (formats, form) => ({ ...pickupTexts.toValue(formats, form), place: inLines(form.place) }),
  },
  money: {
    ...moneyTexts,
    toTexts: (formats, value) => {
      const { taxRate } = value
      return {
        ...moneyTexts.toTexts(formats, value),
        ...(typeof taxRate === 'number' && { taxRate: fieldNumber(formats, taxRate) }),
      }
    },
    toValue: (formats, { taxRate, ...rest }) => ({
      ...rest,
      taxRate: numberOrNone(formats, taxRate, 'percent'),
    }),
  },
  tax: { toTexts: textsOfTax, toValue: taxOf, fieldAt: fieldOfTax },
  mail: texts(),
  visits: {
    toTexts: (_, { counted }) => ({ counted: String(counted) }),
    toValue: (_, { counted }) => ({ counted: counted === 'true' }),
    fieldAt: byName,
  },
  accounting: texts(),
  invoicing: {
    ...invoicingForm,
    toTexts: (formats, value) => {
      const { limit } = value
      return {
        ...invoicingForm.toTexts(formats, value),
        ...(typeof limit === 'number' && { limit: fieldAmount(formats, limit) }),
      }
    },
    toValue: (formats, { limit, ...rest }) => ({ ...rest, limit: numberOrNone(formats, limit, 'amount') }),
  },
  reminders: { toTexts: textsOfReminders, toValue: remindersOf, fieldAt: fieldOfReminders },
  einvoices: texts(),
  notices: {
    // The form holds the pictures as one JSON text.
    toTexts: (_, { pictures, link }) => ({ pictures: JSON.stringify(pictures), link: String(link) }),
    toValue: (_, { pictures = '[]', link }) => ({ pictures: noticePictures(pictures), link }),
    fieldAt: byName,
  },
  languages: {
    toTexts: (_, { standard, offered }) => ({
      standard: String(standard),
      offered: (offered as readonly string[]).join(' '),
    }),
    toValue: (_, { standard, offered = '' }) => ({ standard, offered: offered.split(' ').filter(Boolean) }),
    fieldAt: byName,
  },
}

export function toTexts(
  formats: Formats,
  section: FormSection,
  value: Readonly<Record<string, unknown>>,
): FormTexts {
  return conversions[section].toTexts(formats, value)
}

export function toValue(formats: Formats, section: FormSection, form: FormTexts): Record<string, unknown> {
  return conversions[section].toValue(formats, form)
}

/** Returns the errors of a form by field, from the contract's rules. */
export function problemsIn(formats: Formats, section: FormSection, form: FormTexts): FieldProblems {
  const value = toValue(formats, section, form)
  const read = z.safeParse(settingSections[section], value)
  const { fieldAt } = conversions[section]
  const refused = Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => {
      const line = lineAt(path, value) ?? (section === 'rates' ? countryAt(path, form) : undefined)
      return [fieldAt(path, form), line === undefined ? message : punctuationTexts.about(line, message)]
    }),
  )
  return { ...refused, ...unclearNumbers(formats, section, form) }
}

/** Returns the errors of ambiguous numbers in a section. */
function unclearNumbers(formats: Formats, section: FormSection, form: FormTexts): FieldProblems {
  if (section === 'rates') return unclearRates(formats, form)
  if (section === 'tax') return unclearTax(formats, form)
  if (section === 'reminders') return unclearReminders(formats, form)
  const kinds: readonly (readonly [string, NumberKind])[] =
    section === 'money'
      ? [['taxRate', 'percent']]
      : section === 'delivery'
        ? numbersOfDelivery.map((name) => [name, 'pieces'])
        : section === 'invoicing'
          ? [['limit', 'amount']]
          : []
  return Object.fromEntries(
    kinds.flatMap(([field, kind]) => {
      const problem = unclearProblem(formats, form[field] ?? '', kind)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** Returns the invalid line of a field with several lines. */
function lineAt([field, index]: readonly PropertyKey[], value: Record<string, unknown>): string | undefined {
  const lines = value[String(field)]
  const line: unknown = Array.isArray(lines) ? lines[Number(index)] : undefined
  return typeof line === 'string' ? line : undefined
}

/** Maps the form's fields to their names in the API, for errors that only the server can find. */
export const wireNames = {
  image: 'value.logo',
  currency: 'value.currency',
} as const

export const heroWireNames = { image: 'value.picture' } as const
