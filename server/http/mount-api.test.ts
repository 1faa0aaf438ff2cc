import { expect, test } from 'vitest'
import { allOperations } from '../../contract/all-operations.ts'
import { servedOperations } from './mount-api.ts'

test('What is served is what the contract lists, each with its own description', () => {
  expect(servedOperations.map(({ operation }) => operation)).toEqual([...allOperations])
})
