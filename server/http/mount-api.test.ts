import { expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { servedOperations } from './mount-api.ts'

test('The served operations are exactly those of the contract', () => {
  expect(servedOperations.map(({ operation }) => operation)).toEqual([...allOperations])
})
