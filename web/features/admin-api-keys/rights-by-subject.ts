import type { KeyOperation } from '../../../contract/desk/api-keys.ts'
import { keyFormTexts } from './texts.ts'

/** Reading and changing of a subject. */
export type Way = 'read' | 'write'

/** The operations that a shop offers of one subject. */
export interface Subject {
  readonly name: string
  readonly text: string
  readonly operations: readonly KeyOperation[]
}

function wayOf({ method }: Pick<KeyOperation, 'method'>): Way {
  return method === 'GET' ? 'read' : 'write'
}

/** Returns the subjects in the order of the contract, those of later versions by their own name. */
export function subjectsOf(operations: readonly KeyOperation[]): readonly Subject[] {
  const texts: Readonly<Record<string, string>> = keyFormTexts.subjects
  const names = new Set([...Object.keys(texts), ...operations.map(({ subject }) => subject)])
  return [...names].flatMap((name) => {
    const ofSubject = operations.filter(({ subject }) => subject === name)
    return ofSubject.length === 0 ? [] : [{ name, text: texts[name] ?? name, operations: ofSubject }]
  })
}

/** Returns the ids of a subject's operations for reading or for changing. */
export function idsOf({ operations }: Subject, way: Way): readonly string[] {
  return operations.filter((operation) => wayOf(operation) === way).map(({ id }) => id)
}

/** Returns chosen ids with others added, or without them. */
export function withRights(
  chosen: readonly string[],
  ids: readonly string[],
  on: boolean,
): readonly string[] {
  const others = chosen.filter((id) => !ids.includes(id))
  return on ? [...others, ...ids] : others
}
