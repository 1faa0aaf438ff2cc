import { countryCode } from '../orders/countries.ts'
import { type AddressPart, partsWrittenIn } from './address-format.ts'
import { type AddressParts, noParts } from './address-parts.ts'
import { hasKnownPostcodes, isPostcodeOf } from './postcode-shapes.ts'

/**
 * Reads the parts of an address that was typed as one text, as far as they are certain: the country from its name in
 * the last line, or from a postcode that only one country has; postcode, city and region from the line that the
 * country's format and shape of postcodes expect. Uncertain text stays in the lines.
 *
 * @param text without the receiver's name.
 * @param country if it is known from elsewhere.
 * @returns undefined if the country is unknown.
 */
export function readAddress(text: string, country?: string): AddressParts | undefined {
  const lines = linesOf(text)
  const named = lines.length > 1 ? withoutCountry(lines) : undefined
  const found = country ?? named?.country ?? countryOfPostcode(lines.at(-1) ?? '')
  if (found === undefined) return undefined
  const rest = named?.country === found ? named.lines : lines
  const place = placeIn(found, rest)
  return { ...noParts, country: found, lines: rest, ...place }
}

/** A text in one line has its parts between commas. */
function linesOf(text: string): readonly string[] {
  const lines = partsOf(text, '\n')
  return lines.length === 1 ? partsOf(lines[0] ?? '', /[,،、，]/) : lines
}

function partsOf(text: string, separator: string | RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => trimmed(part.replace(/\s+/g, ' ')))
    .filter(Boolean)
}

/** Removes commas and spaces from both ends. */
function trimmed(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBetweenParts(text.charAt(start))) start += 1
  while (start < end && isBetweenParts(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

function isBetweenParts(letter: string): boolean {
  return letter === ',' || /\s/.test(letter)
}

/** Takes the country's name from the last line, or from behind its last comma. */
function withoutCountry(
  lines: readonly string[],
): { readonly country: string; readonly lines: readonly string[] } | undefined {
  const last = lines.at(-1) ?? ''
  const before = lines.slice(0, -1)
  const whole = countryOf(last)
  if (whole !== undefined) return { country: whole, lines: before }
  const comma = last.lastIndexOf(',')
  const behind = comma < 0 ? undefined : countryOf(last.slice(comma + 1).trim())
  return behind === undefined
    ? undefined
    : { country: behind, lines: [...before, last.slice(0, comma).trim()] }
}

/** Two letters alone can be a state or a province, such as CA and DE. */
function countryOf(name: string): string | undefined {
  return name.length === 2 && name.toUpperCase() !== 'UK' ? undefined : countryCode(name)
}

/** Postcodes whose shape one country alone has, or one part of the United Kingdom. */
function countryOfPostcode(line: string): string | undefined {
  if (/\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(line))
    return isPostcodeOf('CA', line.slice(-7).trim()) ? 'CA' : undefined
  const british = /\b([A-Z]{1,2})\d[A-Z\d]? \d[A-Z]{2}$/.exec(line)
  if (!british) return undefined
  return islands.get(british[1] ?? '') ?? (isPostcodeOf('GB', british[0]) ? 'GB' : undefined)
}

const islands: ReadonlyMap<string, string> = new Map([
  ['JE', 'JE'],
  ['GY', 'GG'],
  ['IM', 'IM'],
])

type Place = Partial<Pick<AddressParts, 'postcode' | 'city' | 'region' | 'lines'>>

/** Reads the place from the last lines, so that the street remains. Returns nothing if the place is uncertain. */
function placeIn(country: string, lines: readonly string[]): Place {
  const written = partsWrittenIn(country)
  if (!written.includes('postcode') || !hasKnownPostcodes(country)) return {}
  const found = lines
    .map((line, index) => ({ index, ...splitPostcode(country, line) }))
    .filter(({ postcode, index }) => postcode !== undefined && index >= lines.length - 2)
  const [only] = found
  if (found.length !== 1 || only?.postcode === undefined) return {}
  const { postcode, rest = '', index } = only
  const isLast = index === lines.length - 1
  const behind = isLast ? '' : (lines[index + 1] ?? '')
  const before = lines.slice(0, index)
  const named = nameOfPlace(written, country, rest)
  if (named?.city || (named?.region && !written.includes('city'))) {
    if (behind !== '' || before.length === 0) return {}
    return { postcode, ...named, lines: before }
  }
  return alone({ written, postcode, region: named?.region ?? '', behind, before })
}

interface LonePostcode {
  readonly written: readonly AddressPart[]
  readonly postcode: string
  readonly region: string
  readonly behind: string
  readonly before: readonly string[]
}

/** Reads a postcode without a city in its line: the city is the line before or behind, as the country writes. */
function alone({ written, postcode, region, behind, before }: LonePostcode): Place {
  const isCityFirst = written.indexOf('city') < written.indexOf('postcode')
  if (isCityFirst && behind === '' && before.length > 1) {
    const city = before.at(-1) ?? ''
    return isName(city) ? { postcode, city, region, lines: before.slice(0, -1) } : {}
  }
  if (!isCityFirst && isName(behind) && before.length > 0)
    return { postcode, city: behind, region, lines: before }
  return {}
}

/** Splits a line into a postcode at its start or end, without a prefix such as "D-", and the rest. */
function splitPostcode(
  country: string,
  line: string,
): { readonly postcode?: string; readonly rest?: string } {
  const words = line.split(' ')
  for (const count of [3, 2, 1])
    for (const isAtStart of [true, false]) {
      if (words.length < count) continue
      const taken = isAtStart ? words.slice(0, count) : words.slice(-count)
      const rest = isAtStart ? words.slice(count) : words.slice(0, -count)
      const postcode = cleanPostcode(country, taken.join(' '))
      if (/\d/.test(postcode) && isPostcodeOf(country, postcode))
        return { postcode: postcode.toUpperCase(), rest: trimmed(rest.join(' ')) }
    }
  return {}
}

/** The letters of cars that some write before the postcode (D-80331), and Japan's mark. */
export function cleanPostcode(country: string, written: string): string {
  const code = written.replace(/,$/, '').replace(/^〒\s*/, '')
  if (isPostcodeOf(country, code)) return code
  return code.replace(/^[A-Z]{1,3}-(?=\d)/i, '')
}

/** Regions by their letters, behind the city: "Springfield, IL", "Roma RM", "São Paulo-SP". */
const lettersOfRegion = /^(.+?)(?:, ?| |-|\/)([A-Z]{2,3})$/

/** Splits what is written beside the postcode into city and region; undefined if it is not a name. */
function nameOfPlace(
  written: readonly AddressPart[],
  country: string,
  rest: string,
): Pick<AddressParts, 'city' | 'region'> | undefined {
  if (!isName(rest)) return undefined
  if (!written.includes('region')) return { city: rest, region: '' }
  if (!written.includes('city')) return { city: '', region: rest }
  if (/^[A-Z]{2,3}$/.test(rest)) return { city: '', region: rest }
  const letters = lettersOfRegion.exec(rest)
  if (letters) return { city: letters[1] ?? '', region: letters[2] ?? '' }
  const [city = '', region = '', more] = rest.split(/, ?/)
  return more === undefined && country !== '' ? { city, region } : undefined
}

function isName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/\d/.test(text)
}
