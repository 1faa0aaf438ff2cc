import type * as z from 'zod/mini'
import type { StaffRole } from './accounts/roles.ts'
import type { ErrorCode } from './errors.ts'
import type { PageTopic } from './page-topics.ts'

/**
 * Who may call an operation.
 * - `public`: anyone, without a token
 * - `proof`: a holder of the sign-in provider's ID token (spec §4: registering after sign-in)
 * - `customer`: a holder of the shop's access token
 * - `admin`: a customer whose account has the admin role now, or one of the operation's `staff` roles
 */
export type Access = 'public' | 'proof' | 'customer' | 'admin'

/**
 * Why no API key may call an operation of customers or staff (docs/decisions/0152).
 * - `spends`: it books, pays or gives away money, which a person decides
 * - `own`: it concerns the shopping, the data or the choices of one person, and not the work of the shop
 * - `accounts`: it changes who may sign in, from where, and with which rights
 * - `keys`: it manages keys or webhooks, which would outlast the key, or does what other operations do, so that the
 *   chosen ones would limit nothing
 * - `secrets`: its answer may contain links or codes with which their holder acts for a person
 */
export type NoKeyReason = 'spends' | 'own' | 'accounts' | 'keys' | 'secrets'

/**
 * An operation of the shop's API. The server's validation, the typed client, the OpenAPI document and the tests are
 * derived from it.
 */
export interface Operation {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below {host}; names in braces are parameters. */
  readonly path: `/${string}`
  readonly access: Access
  /** The lesser rights that suffice for an `admin` operation (an extension); by default none. */
  readonly staff?: readonly StaffRole[]
  /** Why no API key may call it, of an operation of customers or staff; unset: keys may that chose it. */
  readonly noKey?: NoKeyReason
  /**
   * Sentences about its task, answer and limits; the first one is its title in the API document. The other fields
   * supply who may call it, the answer's fields and the refusals.
   */
  readonly summary: string
  /** True if the spec's table (§7) lacks the operation: another backend may not have it. */
  readonly extension?: true
  /** True if the page server answers the operation when {host} does not offer it. */
  readonly servedWithPages?: true
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** True if the spec's call lacks the query parameters: another backend may ignore them. */
  readonly queryIsExtension?: true
  /** Request headers that the operation reads, in lower case. */
  readonly headers?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /**
   * Fields of the body that a backend with the operation may still lack; it offers each as `operation:field`
   * (`offeredField`).
   */
  readonly laterFields?: readonly string[]
  /**
   * The most bytes of a body of megabytes; sending it may take as long as an upload. Others have the common limit.
   */
  readonly bodyBytes?: number
  /** True if a plain form may send the body, so that the browser itself handles the answer. */
  readonly form?: true
  readonly answer: z.ZodMiniType
  /** The media type of a file; without it the answer is JSON. */
  readonly answerType?: 'text/csv' | 'application/pdf' | 'application/zip' | 'application/octet-stream'
  /** Response headers (extensions), in lower case. */
  readonly answerHeaders?: z.ZodMiniType
  /**
   * The data that the answer of a public GET shows. The server caches the answer until one of these topics changes; a
   * name in braces is a path parameter. A function derives the topics from the answer. `not kept`: the answer is not
   * cached.
   */
  readonly shows?: KeptUntil | ((answer: never, params: never) => readonly PageTopic[])
  /** Returns the status of a successful answer; without it, it is 200. */
  readonly statusOf?: (answer: never) => 200 | 201
  /** The most calls per minute from one address; the common limit by default. */
  readonly callsAMinute?: number
  /** True if a staff call changes nothing that belongs in the record of changes. */
  readonly unrecorded?: true
  /** Refusals of the operation, in addition to those of its access. */
  readonly errors: readonly ErrorCode[]
}

type KeptUntil = readonly PageTopic[] | 'not kept'

/** A public GET must name the data that it shows. Other answers belong to one person and must not be cached. */
type Shows<Described extends Operation> = Described extends {
  readonly method: 'GET'
  readonly access: 'public'
}
  ? {
      readonly shows:
        | KeptUntil
        | ((answer: AnswerOf<Described>, params: InputOf<Described>['params']) => readonly PageTopic[])
    }
  : { readonly shows?: never }

/** Returns the name under which a backend offers a field that its operation may lack. */
export function offeredField({ id }: Pick<Operation, 'id'>, field: string): string {
  return `${id}:${field}`
}

/** Returns the operation with its exact types, from which client and server derive theirs. */
export function operation<const Described extends Operation>(
  described: Described & Shows<Described>,
): Described {
  return described
}

/**
 * Returns whether the server of the pages answers a call, because {host} does not offer the operation.
 *
 * @param extensions ids of the extensions that {host} offers.
 */
export function isAnsweredByPages(
  { id, servedWithPages }: Pick<Operation, 'id' | 'servedWithPages'>,
  extensions: readonly string[],
): boolean {
  return servedWithPages === true && !extensions.includes(id)
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** The handler's input: parsed, with declared fields only. */
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

/** The caller's input: only the declared parts; a part without required fields is optional. */
export type RequestOf<Described extends Operation> = Given<'params', Described['params']> &
  Given<'query', Described['query']> &
  Given<'headers', Described['headers']> &
  Given<'body', Described['body']>

/** The names of an operation's response headers. */
export type AnswerHeader<Described extends Operation> = keyof Parsed<Described['answerHeaders']> & string

/** An operation's response after parsing. */
export type AnswerOf<Described extends Operation> = z.output<Described['answer']>
