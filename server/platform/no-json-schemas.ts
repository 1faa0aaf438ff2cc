import type { FastifyServerOptions } from 'fastify'

function noCompiler(): never {
  throw new Error(
    'A route has a JSON schema for Fastify. Describe it in contract/, whose schemas read requests.',
  )
}

/** Keeps Fastify from loading its compilers of JSON schemas, 100 modules: the shop's own schemas read requests. */
export const noJsonSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
}
