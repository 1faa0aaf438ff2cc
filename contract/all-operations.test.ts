import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allOperations } from './all-operations.ts'
import { errors } from './errors.ts'
import type { Operation } from './operation.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./all-operations.ts'],
  { eager: true },
)

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}

const described = Object.values(modules).flatMap((exports) => Object.values(exports).filter(isOperation))
const operations: readonly Operation[] = allOperations

test('Every described operation is listed once', () => {
  expect(described.length).toBeGreaterThan(10)
  expect(operations.map(({ id }) => id).sort()).toEqual(described.map(({ id }) => id).sort())
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
})

test('No two operations have the same method and path', () => {
  const calls = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test.each(operations)('$id declares exactly the parameters of its path', ({ path, params }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const declared = params ? Object.keys(z.toJSONSchema(params, { io: 'input' }).properties ?? {}) : []
  expect(declared).toEqual(inPath)
})

test.each(operations.filter(({ shows }) => Array.isArray(shows)))(
  '$id shows only data that parameters of its path can identify',
  ({ path, shows }) => {
    const named = [...String(shows).matchAll(/\{\w+\}/g)].map(([name]) => name)
    expect(named.filter((name) => !path.includes(name))).toEqual([])
  },
)

test.each(operations)('$id lists existing refusals, each once', ({ errors: named }) => {
  expect(new Set(named).size).toBe(named.length)
  for (const code of named) expect(errors).toHaveProperty(code)
})

test.each(operations.filter(({ method }) => method === 'GET'))('$id is a read, so it has no body', (get) => {
  expect(get.body).toBeUndefined()
})

/** The operations of spec §7. */
test.each([
  ['GET', '/items', 'public'],
  ['GET', '/review', 'public'],
  ['GET', '/tools', 'public'],
  ['GET', '/tools/{id}', 'public'],
  ['POST', '/booking', 'customer'],
  ['GET', '/bookings', 'customer'],
  ['GET', '/bookings/{id}', 'customer'],
  ['DELETE', '/bookings/{id}', 'customer'],
  ['PATCH', '/bookings/{id}', 'customer'],
  ['POST', '/create-payment-intent', 'customer'],
  ['PUT', '/users/{email}', 'proof'],
  ['GET', '/admin/{email}', 'customer'],
  ['PUT', '/profile/{email}', 'customer'],
])('The spec has %s %s, so it is not an extension', (method, path, access) => {
  const operation = operations.find((each) => each.method === method && each.path === path)
  expect(operation).toMatchObject({ access })
  expect(operation).not.toHaveProperty('extension')
})

test('Every refusal has an error status, and a message that is a full sentence', () => {
  for (const { status, message } of Object.values(errors)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(message).toMatch(/^[A-Z].*\.$/)
  }
})
