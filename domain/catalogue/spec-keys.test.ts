import { expect, test } from 'vitest'
import { withOwnKeys } from './spec-dictionary.ts'
import { isBuiltInKey, specKeys } from './spec-keys.ts'
import { specNameOf } from './spec-name.ts'

test('The owner’s specification keys follow the built-in keys, and cannot replace them', () => {
  const own = { key: 'head-angle', name: 'Head angle', kind: 'number', meaning: 'An angle.' } as const
  const keys = withOwnKeys([{ ...own, key: 'drive' }, own])
  expect(keys.get('head-angle')).toEqual({ name: 'Head angle', kind: 'number', meaning: 'An angle.' })
  expect(keys.get('drive')).toBe(specKeys.drive)
  expect([...keys.keys()]).toEqual([...Object.keys(specKeys), 'head-angle'])
})

test('A property name that every object inherits is not a specification key', () => {
  expect(isBuiltInKey('drive')).toBe(true)
  expect(isBuiltInKey('toString')).toBe(false)
})

test('A specification key without an entry gets a readable name', () => {
  expect(specNameOf('max-head-angle')).toBe('Max head angle')
})
