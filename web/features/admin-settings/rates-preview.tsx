import { useState } from 'react'
import * as z from 'zod/mini'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { type DeliveryRates, rates as ratesSchema } from '../../../contract/shop/delivery-rates.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { deliveryPrice } from '../../../domain/delivery/delivery-fee.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { typedNumber } from '../../forms/typed-numbers.ts'
import { SelectField, TextField } from '../../ui/fields/text-field.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure } from '../../ui/values/numbers.ts'
import { ratesOf } from './rates-values.ts'
import { ratesTexts } from './texts.ts'

const texts = ratesTexts.preview

/** Says what an order costs by the typed rates. */
export function RatesPreview(form: Readonly<Record<string, string>>) {
  const formats = useFormats()
  const [goods, setGoods] = useState('40')
  const [grams, setGrams] = useState('1000')
  const [chosen, setChosen] = useState('')
  const read = z.safeParse(ratesSchema, ratesOf(formats, form))
  if (!read.success) return <p className="soft">{texts.unfinished}</p>
  const { zones } = read.data
  if (zones.length === 0) return <p>{texts.included}</p>
  const countries = zones.flatMap((zone) => zone.countries)
  const country = countries.includes(chosen) ? chosen : (countries.at(-1) ?? '')
  const choices = [
    ...countries.map((code) => ({ value: code, text: countryName(code, buildLanguage) })),
    { value: 'other', text: texts.other },
  ]
  return (
    <>
      <TextField
        label={texts.goods}
        inputMode="decimal"
        value={goods}
        onChange={({ target }) => setGoods(target.value)}
      />
      {zones.some(({ by }) => by === 'weight') && (
        <TextField
          label={texts.grams}
          inputMode="numeric"
          value={grams}
          onChange={({ target }) => setGrams(target.value)}
        />
      )}
      <SelectField
        label={texts.country}
        choices={choices}
        value={chosen === 'other' ? chosen : country}
        onChange={({ target }) => setChosen(target.value)}
      />
      <output className="block">
        {sentence(formats, read.data, chosen === 'other' ? 'ZZ' : country, {
          goodsCents: centsOf(typedNumber(formats, goods, 'amount')),
          grams: typedNumber(formats, grams, 'measure'),
        })}
      </output>
    </>
  )
}

function sentence(
  formats: Formats,
  rates: DeliveryRates,
  country: string,
  parcel: { readonly goodsCents: number; readonly grams: number },
): string {
  if (Number.isNaN(parcel.goodsCents) || Number.isNaN(parcel.grams)) return texts.unfinished
  const name = country === 'ZZ' ? texts.otherInSentence : countryName(country, buildLanguage)
  const price = deliveryPrice(rates, country, parcel)
  if (price === 'nowhere') return texts.nowhere(name)
  if (price === 'included') return texts.included
  const money = (cents: number) => moneyFigure(formats, amountOf(cents))
  const goods = money(parcel.goodsCents)
  const { feeCents, missingCents } = price
  if (feeCents === 0) return texts.free(goods, name)
  const costs = texts.costs(goods, name, money(feeCents), money(parcel.goodsCents + feeCents))
  return missingCents === null ? costs : `${costs} ${texts.missing(money(missingCents))}`
}
