import { describe, expect, test } from 'vitest'
import { readNamed } from './complete-address.ts'
import { readAddress } from './read-address.ts'

const sure = [
  ['Marienplatz 1\n80331 München\nGermany', ['Marienplatz 1'], '80331', 'München', '', 'DE'],
  ['Marienplatz 1\n80331 München\nDeutschland', ['Marienplatz 1'], '80331', 'München', '', 'DE'],
  ['Marienplatz 1, D-80331 München, Germany', ['Marienplatz 1'], '80331', 'München', '', 'DE'],
  ['Hinterhof\nGleis 9\n04109 Leipzig, Germany', ['Hinterhof', 'Gleis 9'], '04109', 'Leipzig', '', 'DE'],
  ['Stephansplatz 3/12\nA-1010 Wien\nÖsterreich', ['Stephansplatz 3/12'], '1010', 'Wien', '', 'AT'],
  ['Bahnhofstrasse 1\nCH-8001 Zürich\nSchweiz', ['Bahnhofstrasse 1'], '8001', 'Zürich', '', 'CH'],
  ['2 Hub Street\nSpringfield, IL 62701\nUSA', ['2 Hub Street'], '62701', 'Springfield', 'IL', 'US'],
  [
    '2 Hub Street, Springfield, IL 62701-1234, USA',
    ['2 Hub Street'],
    '62701-1234',
    'Springfield',
    'IL',
    'US',
  ],
  ['2 Hub Street\nSpringfield 62701\nUnited States', ['2 Hub Street'], '62701', 'Springfield', '', 'US'],
  ['1 Mill Lane\nWakefield\nWF1 2EL\nUnited Kingdom', ['1 Mill Lane'], 'WF1 2EL', 'Wakefield', '', 'GB'],
  [
    'Flat 2\n1 Mill Lane\nWakefield WF1 2EL\nEngland',
    ['Flat 2', '1 Mill Lane'],
    'WF1 2EL',
    'Wakefield',
    '',
    'GB',
  ],
  ['1 Mill Lane\nWakefield\nWF1 2EL', ['1 Mill Lane'], 'WF1 2EL', 'Wakefield', '', 'GB'],
  ['12 Rue du Moyeu\n75011 Paris\nFrance', ['12 Rue du Moyeu'], '75011', 'Paris', '', 'FR'],
  ['Keizersgracht 9\n1015 CC Amsterdam\nNederland', ['Keizersgracht 9'], '1015 CC', 'Amsterdam', '', 'NL'],
  [
    'Keizersgracht 9\n1015CC Amsterdam\nThe Netherlands',
    ['Keizersgracht 9'],
    '1015CC',
    'Amsterdam',
    '',
    'NL',
  ],
  ['80 Elgin St\nOttawa ON K1A 0B1', ['80 Elgin St'], 'K1A 0B1', 'Ottawa', 'ON', 'CA'],
  ['Via Appia 3\n00179 Roma RM\nItaly', ['Via Appia 3'], '00179', 'Roma', 'RM', 'IT'],
  [
    '1-2-3 Jingumae\nShibuya-ku\nTokyo 150-0001\nJapan',
    ['1-2-3 Jingumae', 'Shibuya-ku'],
    '150-0001',
    '',
    'Tokyo',
    'JP',
  ],
] as const

describe('An address as one text', () => {
  test.each(sure)('is read into its parts: %j', (text, lines, postcode, city, region, country) => {
    expect(readAddress(text)).toEqual({ company: '', lines, postcode, city, region, country })
  })

  test.each([
    '2 Hub Street',
    'Marienplatz 1\n80331 München',
    '2 Hub Street\nSpringfield, IL 62701',
    'Los Angeles\nCA',
    'Musterweg 3\n19901 Dover DE',
    'Germany',
    '',
    ',\n ,',
    '東京都渋谷区神宮前1-2-3\n150-0001',
  ])('has no sure country: %j', (text) => {
    expect(readAddress(text)).toBeUndefined()
  })

  test.each([
    ['12 Queen’s Road\nCentral\nHong Kong', ['12 Queen’s Road', 'Central'], 'HK'],
    ['Marienplatz 1\nMünchen\nGermany', ['Marienplatz 1', 'München'], 'DE'],
    ['80331 München\nGermany', ['80331 München'], 'DE'],
    ['Marienplatz 1\n8033 München\nGermany', ['Marienplatz 1', '8033 München'], 'DE'],
    ['Postfach 10115\n10117 Berlin\nGermany', ['Postfach 10115', '10117 Berlin'], 'DE'],
    ['1 rue A\n75001 Paris\n3ème étage\nFrance', ['1 rue A', '75001 Paris', '3ème étage'], 'FR'],
  ])('keeps what is not sure in its lines, with the country: %j', (text, lines, country) => {
    expect(readAddress(text)).toEqual({ company: '', lines, postcode: '', city: '', region: '', country })
  })

  test('is read with a country that the person names', () => {
    expect(readAddress('Marienplatz 1\n80331 München', 'DE')).toMatchObject({
      postcode: '80331',
      city: 'München',
    })
    expect(readAddress('Marienplatz 1\n80331 München\nGermany', 'AT')).toMatchObject({
      country: 'AT',
      lines: ['Marienplatz 1', '80331 München', 'Germany'],
    })
  })

  test('may begin with the name of its receiver', () => {
    expect(readNamed('Ada Byron', 'Ada Byron\nMarienplatz 1\n80331 München\nGermany')?.lines).toEqual([
      'Marienplatz 1',
    ])
  })
})
