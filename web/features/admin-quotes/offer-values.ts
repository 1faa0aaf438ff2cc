import type { SearchResult } from '../../../contract/catalogue/search.ts'
import { newOfferLine, offerForm } from '../../../contract/requests/offers.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { offerTexts as texts } from './offer-texts.ts'

/** Values of the offer form; `lines` is the JSON text of the typed lines. */
export interface OfferValues {
  readonly lines: string
  readonly validUntil: string
  readonly note: string
  readonly handled: boolean
}

/** A typed line, with the search result of its product. */
export interface TypedLine {
  readonly id: string
  readonly name: string
  readonly quantity: string
  readonly price: string
  readonly left: number | null
  readonly minimum: number
  /** The unit price without the offer. */
  readonly usual: number
  /** The prices of the sender's account by quantity, if it has lower ones of its own. */
  readonly own?: OwnSteps | undefined
}

/** The prices of an account for one product, by quantity. */
export type OwnSteps = readonly { readonly from: number; readonly price: number }[]

/** Returns the initial values of an offer, which is valid for two weeks. */
export function blankOffer(validUntil: string): OfferValues {
  return { lines: '[]', validUntil, note: '', handled: true }
}

export function linesOf({ lines }: Pick<OfferValues, 'lines'>): readonly TypedLine[] {
  // Only the form writes this text.
  return JSON.parse(lines) as TypedLine[]
}

/** Returns a line for a found product: its minimum order at its usual price, or at the sender's own one. */
export function lineFor(
  formats: Formats,
  { _id, name, price, minOrderQuantity, availableQuantity }: SearchResult,
  own: OwnSteps | undefined,
): TypedLine {
  const minimum = minOrderQuantity ?? 1
  const left = availableQuantity ?? null
  return {
    id: _id,
    name,
    quantity: String(minimum),
    price: fieldAmount(formats, own?.[0]?.price ?? price),
    left,
    minimum,
    usual: price,
    own,
  }
}

/** Returns the price of a line; undefined while it is incomplete. */
export function priceOfLine(formats: Formats, { quantity, price }: TypedLine): number | undefined {
  const [pieces, each] = [typedNumber(formats, quantity, 'pieces'), typedNumber(formats, price, 'amount')]
  const whole = quantity.trim() !== '' && price.trim() !== '' && Number.isInteger(pieces) && pieces > 0
  return whole && Number.isFinite(each) ? Math.round(pieces * each * 100) / 100 : undefined
}

/** Returns the name of a line's field in the API. */
export function lineField(index: number, field: 'Id' | 'quantity' | 'unitPrice'): string {
  return `lines.${index}.${field}`
}

const { quantity: quantitySchema, unitPrice: priceSchema } = newOfferLine.shape

function lineRules(index: number): FieldRules<OfferValues> {
  const lineOf = (values: OfferValues) => linesOf(values)[index]
  return {
    [lineField(index, 'quantity')]: (values, formats) => {
      const line = lineOf(values)
      return (
        line &&
        (textProblem(line.quantity, offerForm.quantity) ??
          numberProblem(formats, line.quantity, 'pieces', quantitySchema))
      )
    },
    [lineField(index, 'unitPrice')]: (values, formats) => {
      const line = lineOf(values)
      return (
        line &&
        (textProblem(line.price, offerForm.price) ??
          numberProblem(formats, line.price, 'amount', priceSchema))
      )
    },
  }
}

const everyIndex = Array.from({ length: offerForm.mostLines }, (_, index) => index)

export const offerRules: FieldRules<OfferValues> = {
  lines: (values) => (linesOf(values).length === 0 ? texts.linesRequired : undefined),
  ...Object.assign({}, ...everyIndex.map(lineRules)),
  validUntil: ({ validUntil }) => textProblem(validUntil, offerForm.validUntil),
  note: ({ note }) => textProblem(note, offerForm.note),
}

export const offerWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...everyIndex.flatMap((index) =>
      (['Id', 'quantity', 'unitPrice'] as const).map((field) => lineField(index, field)),
    ),
    'lines',
    'validUntil',
    'note',
  ].map((name) => [name, name]),
)

/** Converts validated values to an offer for the API. */
export function offerOf(formats: Formats, values: OfferValues) {
  return {
    lines: linesOf(values).map(({ id, quantity, price }) => ({
      Id: id,
      quantity: typedNumber(formats, quantity, 'pieces'),
      unitPrice: typedNumber(formats, price, 'amount'),
    })),
    validUntil: values.validUntil,
    note: values.note.trim(),
    handled: values.handled,
  }
}
