import { expect, test } from 'vitest'
import { addressInOneLine, namedAddress } from './named-address.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace\n1 Spoke Street\nSpringfield'],
  ['Ada Lovelace', '  ada   LOVELACE \n1 Spoke Street\nSpringfield'],
  ['Ádá Lövelace', 'Ada Lovelace\n1 Spoke Street\nSpringfield'],
  ['Ada Lovelace', 'Ádá Lovelace,\n1 Spoke Street\nSpringfield'],
  ['Ada Lovelace', 'Lovelace, Ada\n1 Spoke Street\nSpringfield'],
  ['Ada Lovelace', 'Ada Lovelace, 1 Spoke Street\nSpringfield'],
  ['Ada  Lovelace ', 'Ada Lovelace\r\n1 Spoke Street\r\nSpringfield'],
  ['Ada Lovelace', 'Ada Lovelace\nAda Lovelace\n1 Spoke Street\nSpringfield'],
])('%j is named once above %j', (name, address) => {
  expect(namedAddress(name, address)).toEqual([name.trim(), '1 Spoke Street', 'Springfield'])
})

test('A name repeated below the company is removed, and the company stays', () => {
  expect(namedAddress('Ada Lovelace', 'Engines Ltd\nADA LOVELACE\n1 Spoke Street')).toEqual([
    'Ada Lovelace',
    'Engines Ltd',
    '1 Spoke Street',
  ])
  expect(namedAddress('Engines Ltd.', 'ENGINES LTD\nAda Lovelace\n1 Spoke Street')).toEqual([
    'Engines Ltd.',
    'Ada Lovelace',
    '1 Spoke Street',
  ])
})

test.each([
  ['山田 太郎', '山田太郎\n東京都千代田区1-1'],
  ['محمد علي', 'محمد  علي\n12 شارع النيل'],
  ['Ελένη Παπαδοπούλου', 'ΕΛΕΝΗ ΠΑΠΑΔΟΠΟΥΛΟΥ\nΟδός Ερμού 1'],
])('A name in another script is named once: %j', (name, address) => {
  expect(namedAddress(name, address)).toEqual([name, address.split('\n')[1]])
})

test("Text that only resembles the receiver's name stays", () => {
  expect(namedAddress('Ada', 'Ada Street 5\nSpringfield')).toEqual(['Ada', 'Ada Street 5', 'Springfield'])
  expect(namedAddress('Ada', '1 Street\nHouse 2\nFloor 3\nAda')).toEqual([
    'Ada',
    '1 Street',
    'House 2',
    'Floor 3',
    'Ada',
  ])
  expect(namedAddress('', '1 Street\n\nTown')).toEqual(['1 Street', 'Town'])
  expect(namedAddress('Ada', '')).toEqual(['Ada'])
  expect(namedAddress('!', '!\nTown')).toEqual(['!', '!', 'Town'])
})

test("An address in one line contains the receiver's name once", () => {
  expect(addressInOneLine({ name: 'Ada', address: 'ADA\n 1 Street\n\nTown' })).toBe('Ada, 1 Street, Town')
})
