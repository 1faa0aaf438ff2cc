import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operation } from '../../../contract/operation.ts'
import { done } from '../../../domain/outcome.ts'
import { type HandlersOf, servedOperations } from './handlers.ts'

const described = { access: 'customer', errors: [] } as const
const getNote = operation({
  ...described,
  id: 'getNote',
  method: 'GET',
  path: '/notes/{id}',
  summary: 'A note.',
  params: z.object({ id: z.string() }),
  query: z.object({ from: z.optional(z.string()), until: z.optional(z.string()) }),
  answer: z.object({ text: z.string() }),
})
const deleteNote = operation({
  ...described,
  id: 'deleteNote',
  method: 'DELETE',
  path: '/notes/{id}',
  summary: 'Deletes a note.',
  answer: z.object({ deletedCount: z.number() }),
})
const notes = [getNote, deleteNote] as const
const boards = [operation({ ...getNote, id: 'getBoard', path: '/boards/{id}' })] as const

const handlers = {
  getNote: async ({ input }) => done({ text: input.params.id }),
  deleteNote: { handle: async () => done({ deletedCount: 1 }), mayCall: () => true },
} satisfies HandlersOf<typeof notes>
const boardHandlers = { getBoard: async () => done({ text: '' }) } satisfies HandlersOf<typeof boards>
const { getNote: handleGet, deleteNote: handleDelete } = handlers

test('Each operation is served by its own handler, in the order of the contract', () => {
  const served = servedOperations({ notes, boards }, { boards: boardHandlers, notes: handlers })
  expect(served.map(({ operation, handle }) => [operation, handle])).toEqual([
    [getNote, handleGet],
    [deleteNote, handleDelete.handle],
    [boards[0], boardHandlers.getBoard],
  ])
  expect(served.map(({ mayCall }) => mayCall !== undefined)).toEqual([false, true, false])
  expect(served.map(({ parameters }) => parameters)).toEqual([['from', 'until'], [], ['from', 'until']])
})

// `npm run types` fails if one of these lines is no longer a type error.
test('A missing handler and an unknown one are type errors at their resource', () => {
  // @ts-expect-error `deleteNote` is missing.
  const missing = { getNote: handleGet } satisfies HandlersOf<typeof notes>
  // @ts-expect-error No operation has this id.
  const unknown = { ...handlers, putNote: handleGet } satisfies HandlersOf<typeof notes>
  expect([Object.keys(missing), Object.keys(unknown).length]).toEqual([['getNote'], 3])
})

test('A handler whose input or answer differs from the contract is a type error at its resource', () => {
  // @ts-expect-error The answer lacks the text.
  const short = { ...handlers, getNote: async () => done({}) } satisfies HandlersOf<typeof notes>
  const other = {
    ...handlers,
    // @ts-expect-error The path has no such parameter.
    getNote: async ({ input }) => done({ text: input.params.name }),
  } satisfies HandlersOf<typeof notes>
  expect([short.deleteNote, other.deleteNote]).toEqual([handleDelete, handleDelete])
})

test('A missing resource and an unknown one are type errors where they are mounted', () => {
  // @ts-expect-error The handlers of `boards` are missing.
  expect(() => servedOperations({ notes, boards }, { notes: handlers })).toThrow('getBoard has no handler')
  // @ts-expect-error The contract has no such resource.
  expect(servedOperations({ notes }, { notes: handlers, boards: boardHandlers })).toHaveLength(2)
})
