import { useId, useLayoutEffect, useRef, useState } from 'react'
import { buildLanguage } from '../../contract/languages/build-language.ts'
import { type AddressPart, partsWrittenIn } from '../../domain/addresses/address-format.ts'
import { partDoubts } from '../../domain/addresses/part-doubts.ts'
import { labelOfPart } from '../../domain/addresses/part-labels.ts'
import { countryNames } from '../../domain/orders/countries.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { type AddressValues, isSameValues, isTextAlone, partsOf, valuesOfText } from './address-values.ts'
import { CountrySelect } from './country-select.tsx'
import { partTexts as texts } from './part-texts.ts'
import { longestDoubt, textOfDoubt } from './text-of-doubt.ts'
import type { DraftedForm } from './use-drafted-form.ts'

interface PartFieldsProps {
  readonly form: Pick<DraftedForm<AddressValues>, 'values' | 'change' | 'problems'>
  /** Addresses that the person has entered before, which get no hints. */
  readonly known: readonly AddressValues[]
  readonly busy: boolean
  readonly focusCountry: boolean
}

type Place = Extract<AddressPart, 'postcode' | 'city' | 'region'>

const tokens: Readonly<Record<Place, string>> = {
  postcode: 'shipping postal-code',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
}

/** Renders the parts of an address, with the labels and in the order of its country. */
export function PartFields({ form, known, busy, focusCountry }: PartFieldsProps) {
  const values = isTextAlone(form.values) ? valuesOfText(form.values) : form.values
  const { country } = values
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    if (focusCountry) select.current?.focus()
  }, [focusCountry])
  const [focused, setFocused] = useState<Place>()
  const isKnown = known.some((one) => isSameValues(one, form.values))
  const doubts = useDoubts(values, focused, isKnown)
  const hintId = useId()
  const places = partsWrittenIn(country).filter((part): part is Place => part in tokens)
  const labels = places.map((part) => labelOfPart(part, country))
  const field = (name: keyof AddressValues) => ({
    name,
    value: values[name],
    problem: form.problems[name],
    readOnly: busy,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.change({ ...(isTextAlone(form.values) && values), [name]: target.value }),
  })
  return (
    <>
      <CountrySelect
        ref={select}
        value={country}
        busy={busy}
        hint={doubts.country ?? texts.countryHint}
        // Only a choice makes this hint longer, and a choice may move what follows.
        longestHint={texts.countryHint}
        problem={form.problems.country}
        // A text that was saved without a country can now be read further.
        onChoose={(chosen) =>
          form.change(isTextAlone(form.values) ? valuesOfText(form.values, chosen) : { country: chosen })
        }
      />
      <p role="status" className="sr-only">
        {country === '' ? '' : texts.fieldsOf(countryNames(buildLanguage).get(country), labels)}
      </p>
      <TextField label={texts.company} autoComplete="shipping organization" {...field('company')} />
      <TextField label={texts.line1} autoComplete="shipping address-line1" {...field('line1')} />
      <TextField label={texts.line2} autoComplete="shipping address-line2" {...field('line2')} />
      <div className="grid gap-1">
        <div className={places.length === 3 ? threePlaces : 'grid grid-cols-2 items-start gap-x-5 gap-y-4'}>
          {places.map((part) => (
            <TextField
              key={part}
              label={labelOfPart(part, country)}
              autoComplete={tokens[part]}
              autoCapitalize={part === 'postcode' ? 'characters' : 'words'}
              {...(doubts.place && part !== 'region' && { 'aria-describedby': hintId })}
              onFocus={() => setFocused(part)}
              onBlur={() => setFocused(undefined)}
              {...field(part)}
            />
          ))}
        </div>
        <p className="soft changing-hint" id={hintId} aria-live="polite" data-longest={longestDoubt(country)}>
          <span>{doubts.place}</span>
        </p>
      </div>
    </>
  )
}

const threePlaces = 'grid grid-cols-2 items-start gap-x-5 gap-y-4 sm:grid-cols-3'

interface Doubts {
  readonly country: string | undefined
  readonly place: string | undefined
}

/**
 * Returns the hints about an address. A field that the person is in gets none, and nothing is missing while the person
 * is in one of the place's fields.
 */
function useDoubts(values: AddressValues, focused: Place | undefined, isKnown: boolean): Doubts {
  const { countries } = useShopSettings().shop.delivery
  if (isKnown || values.line1.trim() === '') return { country: undefined, place: undefined }
  const { country, postcode, city } = partDoubts(partsOf(values), countries)
  const hasPlace = values.city.trim() !== '' || values.postcode.trim() !== ''
  const isOdd = postcode === 'oddPostcode' && focused !== 'postcode'
  const lacking = hasPlace && focused === undefined ? (postcode ?? city) : undefined
  const place = isOdd ? postcode : lacking
  return {
    country: country && textOfDoubt(country, values.country),
    place: place && textOfDoubt(place, values.country),
  }
}
