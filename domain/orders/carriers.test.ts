import { expect, test } from 'vitest'
import { carrierNames, trackingAddress } from './carriers.ts'

test('A known carrier has a tracking page for the parcel, however its name is written', () => {
  expect(trackingAddress(' ups ', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1')
  for (const name of carrierNames) expect(trackingAddress(name, 'a')).toMatch(/^https:/)
})

test('The form suggests the carriers by their names', () => {
  expect(carrierNames).toEqual(['DHL', 'UPS', 'FedEx', 'USPS', 'Royal Mail', 'DPD', 'GLS'])
})

test('A tracking number cannot change another part of the address', () => {
  expect(trackingAddress('UPS', '1&x=/../?#')).toBe(
    'https://www.ups.com/track?tracknum=1%26x%3D%2F..%2F%3F%23',
  )
})

test('Without a known carrier or a tracking number there is no tracking page', () => {
  expect(trackingAddress('Bike courier', '1')).toBeUndefined()
  expect(trackingAddress('UPS', '')).toBeUndefined()
})
