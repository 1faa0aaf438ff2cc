import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Operation } from '../../../contract/operation.ts'
import type { ServedOperation } from './handlers.ts'
import { mountOperation } from './serve-operation.ts'
import type { WebShop } from './web-shop.ts'

/** How the bodies of an operation are read. Fastify stores this per scope, not per route. */
type Bodies = 'ignored' | 'required' | 'may be empty'

/**
 * Mounts operations in one scope per way of reading bodies. A scope per operation took half of the time to build a
 * server, because each scope has its own classes of requests and replies.
 */
export function mountOperations(
  app: FastifyInstance,
  served: readonly ServedOperation[],
  web: WebShop,
  rateLimitFactor: number,
): void {
  const groups = Map.groupBy(served, ({ operation }) => `${bodiesOf(operation)} ${operation.form === true}`)
  for (const group of groups.values()) {
    app.register(async (scope) => {
      const [first] = group
      if (first) readBodies(scope, first.operation)
      for (const each of group) mountOperation(scope, web, each, rateLimitFactor)
    })
  }
}

function bodiesOf({ body }: Operation): Bodies {
  if (!body) return 'ignored'
  return z.safeParse(body, undefined).success ? 'may be empty' : 'required'
}

function readBodies(scope: FastifyInstance, operation: Operation): void {
  const bodies = bodiesOf(operation)
  if (bodies === 'ignored') ignoreBodies(scope)
  if (bodies === 'may be empty') allowEmptyBodies(scope)
  if (operation.form) parseForms(scope)
}

/**
 * Skips parsing for operations without a body, because clients send `content-type: application/json` with an empty
 * body.
 */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/** Parses the fields of a plain form. */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

/** Accepts an empty body as none, even with `content-type: application/json`. */
function allowEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null)
    else parse(request, body, done)
  })
}
