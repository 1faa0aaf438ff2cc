import { said } from '../../contract/languages/said.ts'
import { specKeyTexts } from './spec-key-texts.ts'
import { isBuiltInKey, type SpecKey, specKeys } from './spec-keys.ts'

/**
 * Returns a unit of a specification in the language of the request. Products store the English units of the built-in
 * keys; other units are the owner's words.
 */
export function saidUnit(key: string, unit: string): string {
  const isUsual = Object.hasOwn(specKeys, key) && specKeys[key]?.unit === unit
  return (isUsual && said(specKeyTexts)[key]?.unit) || unit
}

/** All keys of the shop, with their meanings. */
export type SpecDictionary = ReadonlyMap<string, SpecKey>

/**
 * Returns the built-in keys in the language of the request, then the owner's keys. A built-in key takes precedence.
 */
export function withOwnKeys(own: readonly (SpecKey & { readonly key: string })[]): SpecDictionary {
  const words = said(specKeyTexts)
  const builtIn = Object.entries(specKeys).map(
    ([key, known]) => [key, words === specKeyTexts ? known : { ...known, ...words[key] }] as const,
  )
  const added = own.filter(({ key }) => !isBuiltInKey(key))
  return new Map([...builtIn, ...added.map(({ key, ...known }) => [key, known] as const)])
}
