import { use, useState } from 'react'
import * as z from 'zod/mini'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { type TaxSettings, tax as taxSchema } from '../../../contract/shop/tax-rates.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { includedTaxCents } from '../../../domain/payments/included-tax.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { taxOfCountry } from '../../../domain/tax/tax-of-country.ts'
import { taxSentence } from '../../../domain/tax/tax-sentence.ts'
import { grossCents } from '../../../domain/tax/taxed-price.ts'
import { fieldNumber, typedNumber } from '../../forms/typed-numbers.ts'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { TimeZoneContext } from '../../ui/values/time-zone.ts'
import { taxTexts } from './tax-texts.ts'
import { taxOf } from './tax-values.ts'

const texts = taxTexts.preview

/** Says what a customer pays by the typed rates. */
export function TaxPreview(form: Readonly<Record<string, string>>) {
  const formats = useFormats()
  const [price, setPrice] = useState('100')
  const [chosen, setChosen] = useState('')
  const today = dateIn(use(TimeZoneContext) ?? 'UTC', Date.now())
  const read = z.safeParse(taxSchema, taxOf(formats, form))
  if (!read.success) return <p className="soft">{texts.unfinished}</p>
  const { home, rates } = read.data
  if (home === null || rates.length === 0) return <p>{texts.none}</p>
  const countries = [...new Set([home, ...rates.flatMap(({ country }) => country ?? [])])]
  const country = countries.includes(chosen) ? chosen : home
  return (
    <>
      <TextField
        label={texts.price}
        inputMode="decimal"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <SelectField
        label={texts.country}
        choices={countries.map((code) => ({ value: code, text: countryName(code, buildLanguage) }))}
        value={country}
        onChange={({ target }) => setChosen(target.value)}
      />
      <output className="block">
        {sentence(formats, read.data, country, today, typedNumber(formats, price, 'amount'))}
      </output>
    </>
  )
}

function sentence(
  formats: Formats,
  settings: TaxSettings,
  country: string,
  today: string,
  price: number,
): string {
  const home = taxOfCountry(settings, null, today)
  const sold = taxOfCountry(settings, country, today)
  if (!home || !sold || Number.isNaN(price)) return texts.unfinished
  const gross = grossCents(centsOf(price), settings, home, sold)
  const tax = includedTaxCents(gross, sold)
  const money = (cents: number) => moneyFigure(formats, amountOf(cents))
  return texts.pays(
    countryName(country, buildLanguage),
    money(gross),
    taxSentence({ ...sold, isIncluded: true }, (value) => fieldNumber(formats, value)),
    money(tax),
  )
}
