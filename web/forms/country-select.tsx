import { type ChangeEvent, type Ref, useMemo } from 'react'
import { buildLanguage } from '../../contract/languages/build-language.ts'
import { countryNames } from '../../domain/orders/countries.ts'
import { useShopSettings } from '../api/settings-context.ts'
import { useField } from '../ui/fields/text-field.tsx'
import { countryTexts as texts } from './address-texts.ts'

interface CountrySelectProps {
  readonly value: string
  readonly hint?: string | undefined
  readonly longestHint?: string | undefined
  readonly problem?: string | undefined
  readonly busy: boolean
  readonly onChoose: (country: string) => void
  readonly ref?: Ref<HTMLSelectElement>
}

/** Renders the choice of a country, with those that the shop delivers to at first. */
export function CountrySelect({ value, busy, onChoose, ref, ...about }: CountrySelectProps) {
  const { id, texts: below, wiring } = useField({ label: texts.label, ...about })
  const { countries } = useShopSettings().shop.delivery
  const { delivered, others } = useMemo(() => choicesOf(countries), [countries])
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value)
  return (
    <div className="field">
      <label htmlFor={id}>{texts.label}</label>
      <select
        ref={ref}
        name="country"
        autoComplete="shipping country"
        value={value}
        disabled={busy}
        onChange={onChange}
        {...wiring}
        className="field-box"
      >
        <option value="">{texts.choose}</option>
        {delivered.length > 0 && <optgroup label={texts.delivered}>{delivered.map(optionOf)}</optgroup>}
        {delivered.length > 0 ? (
          <optgroup label={texts.others}>{others.map(optionOf)}</optgroup>
        ) : (
          others.map(optionOf)
        )}
      </select>
      {below}
    </div>
  )
}

type Choice = readonly [code: string, name: string]

function optionOf([code, name]: Choice) {
  return (
    <option key={code} value={code}>
      {name}
    </option>
  )
}

function choicesOf(delivered: readonly string[]) {
  const all = [...countryNames(buildLanguage)].sort(([, one], [, other]) =>
    one.localeCompare(other, buildLanguage),
  )
  return {
    delivered: all.filter(([code]) => delivered.includes(code)),
    others: all.filter(([code]) => !delivered.includes(code)),
  }
}
