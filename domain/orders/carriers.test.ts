import { expect, test } from 'vitest'
import { carrierNames, trackingAddress } from './carriers.ts'

test('A known carrier has a tracking page for the parcel, however its name is written', () => {
  expect(trackingAddress(' ups ', '1Z 999 AA1', undefined)).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA1',
  )
  for (const name of carrierNames) expect(trackingAddress(name, 'a', undefined)).toMatch(/^https:/)
})

test('The form suggests the carriers by their names', () => {
  expect(carrierNames).toEqual(['DHL', 'UPS', 'FedEx', 'USPS', 'Royal Mail', 'DPD', 'GLS'])
})

test('A tracking number cannot change another part of the address', () => {
  expect(trackingAddress('UPS', '1&x=/../?#', 'de')).toBe(
    'https://www.ups.com/track?tracknum=1%26x%3D%2F..%2F%3F%23',
  )
})

test('Without a known carrier or a tracking number there is no tracking page', () => {
  expect(trackingAddress('Bike courier', '1', 'de')).toBeUndefined()
  expect(trackingAddress('UPS', '', 'de')).toBeUndefined()
})

test('The page is in the language of the reader, where its address names one', () => {
  expect(trackingAddress('DHL', '1', 'de')).toMatch(/^https:\/\/www\.dhl\.com\/de-de\//)
  expect(trackingAddress('DHL', '1', undefined)).toMatch(/^https:\/\/www\.dhl\.com\/en\//)
  expect(trackingAddress('UPS', '1', 'fr')).toBe(trackingAddress('UPS', '1', undefined))
})
