import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an operation.
 * - `public`: no token
 * - `proof`: who carries the sign-in provider's own token (spec §4: registering after sign-in)
 * - `customer`: who carries the shop's access token
 * - `admin`: a customer whose account has the admin role now
 */
export type Access = 'public' | 'proof' | 'customer' | 'admin'

/**
 * One call of the shop's API, described once. The server's validation, the typed client, the OpenAPI
 * document and the tests are made from these descriptions.
 */
export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below {host}; names in braces are parameters. */
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  /** True when the spec's table (§7) does not have it: another backend may lack it. */
  readonly extension?: true
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** True when the spec's call has no query: another backend may not look at it. */
  readonly queryIsExtension?: true
  /** Request headers that mean something to the operation, in lower case. */
  readonly headers?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
  /** Headers that the answer may carry (extensions), in lower case. */
  readonly answerHeaders?: z.ZodMiniType
  /** What it may refuse with, beside the refusals that every call of its access may get. */
  readonly errors: readonly ErrorCode[]
}

/** Keeps an operation's exact types, so that client and server are typed by its description. */
export function operation<const Described extends Operation>(described: Described): Described {
  return described
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a handler receives: parsed and trimmed to what the operation declares. */
export interface InputOf<Described extends Operation> {
  readonly params: Parsed<Described['params']>
  readonly query: Parsed<Described['query']>
  readonly headers: Parsed<Described['headers']>
  readonly body: Parsed<Described['body']>
}

type Given<Key extends string, Schema> = Schema extends z.ZodMiniType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [Name in Key]?: z.input<Schema> }
    : { readonly [Name in Key]: z.input<Schema> }
  : { readonly [Name in Key]?: undefined }

/** What a caller gives: only the parts that the operation declares; one that asks for nothing may be left out. */
export type RequestOf<Described extends Operation> = Given<'params', Described['params']> &
  Given<'query', Described['query']> &
  Given<'headers', Described['headers']> &
  Given<'body', Described['body']>

/** The names of the headers that an operation's answer may carry. */
export type AnswerHeader<Described extends Operation> = keyof Parsed<Described['answerHeaders']> & string

/** What a call answers with, as the reader sees it after parsing. */
export type AnswerOf<Described extends Operation> = z.output<Described['answer']>
