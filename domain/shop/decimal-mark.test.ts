import { expect, test } from 'vitest'
import { decimalMarkOf } from './decimal-mark.ts'

const languages = (
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km ' +
  'kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nn pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'
).split(' ')
const regions = (
  'AT AU BE BR CA CH CL CN CZ DE DK DZ EE EG ES FI FR GB GR GT HN HU ID IE IL IN IQ IT JP KR LI LT LU LV MA MX MY NL NO ' +
  'NZ PE PL PR PT RO RS SE SI SK SV TN TR UA US UY ZA'
).split(' ')

test('Every language and region has the decimal mark of this runtime', () => {
  const places = languages.flatMap((language) => [
    language,
    ...regions.map((region) => `${language}-${region}`),
  ])
  const differing = places.filter((place) => decimalMarkOf(place) !== markHere(place))
  expect(differing).toEqual([])
})

test('A script between the language and the region does not change the decimal mark', () => {
  expect(decimalMarkOf('sr-Latn-RS')).toBe(',')
  expect(decimalMarkOf('zh-Hant-TW')).toBe('.')
})

function markHere(place: string): string | undefined {
  const parts = new Intl.NumberFormat(`${place}-u-nu-latn`).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value
}
