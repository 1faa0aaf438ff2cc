import {
  type Attributes,
  currentRequest,
  outsideRequests,
  type RunningSpan,
  runForRequest,
} from './request-context.ts'
import { withinTime } from './time-limit.ts'

interface SpanStart {
  readonly kind: 'server' | 'client' | 'internal'
  readonly parent?: RunningSpan | undefined
  /** The caller's W3C Trace Context header; used without a parent span. */
  readonly traceparent?: string | undefined
  readonly attributes?: Attributes
}

/** Sends what requests do, and how long each part takes, to an OpenTelemetry collector. */
export interface Tracing {
  start(name: string, options: SpanStart): RunningSpan
  /** Sends the remaining spans, within a limited time. */
  close(): Promise<void>
}

interface TracingOptions {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string
  readonly version: string
  /** Gets the reason when spans could not be sent. */
  readonly onProblem: (message: string) => void
}

const closeWithinMs = 2_000
/** The limit of sending with retries; later spans are dropped, with a line in the log. */
const sendWithinMs = 5_000
const traceparentPattern = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

/** Loads OpenTelemetry, which a shop without an endpoint never does (docs/decisions/0091). */
export async function openTracing({ endpoint, version, onProblem }: TracingOptions): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } = api
  const silent = () => undefined
  // The batch was sent in the context of one of its requests, to which the problem does not belong.
  const report = (message: string) => outsideRequests(() => onProblem(message))
  const logger = { error: report, warn: report, info: silent, debug: silent, verbose: silent }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: sendWithinMs })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'truewheel', 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('truewheel', version)
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
  const contexts = new WeakMap<RunningSpan, typeof ROOT_CONTEXT>()

  const contextOf = ({ parent, traceparent }: SpanStart) => {
    if (parent) return contexts.get(parent) ?? ROOT_CONTEXT
    const [, traceId, spanId] = traceparentPattern.exec(traceparent ?? '') ?? []
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
    const remote = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    return trace.setSpanContext(ROOT_CONTEXT, remote)
  }
  return {
    start(name, options) {
      const context = contextOf(options)
      const { kind, attributes = {} } = options
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, context)
      const running: RunningSpan = {
        end({ attributes: known = {}, error } = {}) {
          span.setAttributes({ ...known, ...(error !== undefined && { 'error.type': error }) })
          if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
      contexts.set(running, trace.setSpan(context, span))
      return running
    },
    async close() {
      // A collector that refuses the last spans must not keep the shop from stopping.
      const sent = provider.shutdown().catch((error: Error) => report(error.message))
      await withinTime(sent, closeWithinMs, () => undefined)
      diag.disable()
    },
  }
}

/** Runs a part of a request in a separate span. Outside of a request, as in a job, only runs the part. */
export async function traced<Value>(
  tracing: Tracing,
  name: string,
  kind: 'client' | 'internal',
  work: () => Promise<Value>,
): Promise<Value> {
  const request = currentRequest()
  if (!request?.span) return work()
  const span = tracing.start(name, { kind, parent: request.span })
  try {
    const value = await runForRequest({ ...request, span }, work)
    span.end()
    return value
  } catch (error) {
    span.end({ error: error instanceof Error ? error.name : typeof error })
    throw error
  }
}

/** Returns the same object; its asynchronous methods run in separate spans with its name. */
export function tracedCalls<Port extends object>(tracing: Tracing, name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const call = (): unknown => Reflect.apply(value, target, args)
        if (typeof key !== 'string' || !currentRequest()?.span) return call()
        return inSpan(tracing, `${name}.${key}`, call)
      }
    },
  })
}

/** Runs a method in a span. A synchronous method gets no span, because nothing waits for it. */
function inSpan(tracing: Tracing, name: string, call: () => unknown): unknown {
  const result = call()
  return result instanceof Promise ? traced(tracing, name, 'client', () => result) : result
}
