import { formatAddress } from 'localized-address-format'
import { countryNames } from '../orders/countries.ts'
import { foldText } from '../search/fold-text.ts'
import type { AddressParts } from './address-parts.ts'

/** Scripts of the countries whose format of their own begins with the largest part. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Returns an address without its receiver as one text: company, lines and place in the order of the country, then the
 * country's name in English. No part is lost, also one that the country does not use.
 */
export function composeAddress(parts: AddressParts): string {
  const name = countryNames().get(parts.country) ?? parts.country
  const lines = withAll(parts, linesOf(parts)).filter((line) => !isSame(line, name))
  return [...lines, name].filter(Boolean).join('\n')
}

function linesOf(parts: AddressParts): readonly string[] {
  const { company, lines, postcode, city, region, country } = parts
  const place = [postcode, city, region].filter(Boolean).join(' ')
  if (country === '') return [company, ...lines, place].filter(Boolean)
  const isLocal = eastAsian.test([...lines, city, region].join(' '))
  return formatAddress(
    {
      postalCountry: country,
      organization: company,
      addressLines: [...lines],
      postalCode: withoutPrefix(postcode, country),
      locality: city,
      administrativeArea: region,
    },
    isLocal ? 'local' : 'latin',
  )
}

/** No format has a colon. */
const anyPostcode = ':'

/** A prefix such as "SE-", which the format of some countries adds itself. */
function withoutPrefix(postcode: string, country: string): string {
  const [line = ''] = formatAddress({ postalCountry: country, postalCode: anyPostcode })
  const prefix = /[A-Z]{1,8}[- ](?=:)/.exec(line)?.[0] ?? ''
  return prefix !== '' && postcode.startsWith(prefix) ? postcode.slice(prefix.length) : postcode
}

/** Adds the parts that the format left out. */
function withAll({ postcode, city, region }: AddressParts, lines: readonly string[]): readonly string[] {
  const text = lines.join('\n')
  const missing = [city, region, postcode].filter(
    (part) => part !== '' && !text.includes(withoutLetters(part)),
  )
  return [...lines, ...missing]
}

/** Formats write a prefix of letters differently. */
function withoutLetters(part: string): string {
  return part.replace(/^[A-Z]{2}[- ](?=\d)/, '')
}

function isSame(one: string, other: string): boolean {
  return foldText(one) === foldText(other)
}
