import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../contract/errors.ts'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import { inLanguage } from '../../contract/languages/said.ts'
import { tooManyAttempts } from '../../contract/too-many-attempts.ts'
import { answerError, loggedCode } from '../http/serving/answer-errors.ts'
import { noteRequest } from '../http/serving/request-notes.ts'
import { inLanguageOfPage } from '../platform/request-context.ts'
import { momentOf, remember } from '../response-cache/cache-replies.ts'
import { refusalTexts } from './refusal-texts.ts'
import { type MachineFiles, type Renderer, withoutHost } from './renderer.ts'

/**
 * While orders come in, a page is rendered about once a second instead of after each order. Bookings read from the API,
 * which never lags.
 */
const stockLagMs = 1_000

/** The parts of a renderer for serving pages. */
export type PageRenderer = Omit<Renderer, keyof MachineFiles>

/** Counts a render for its client; returns the seconds to wait, or 0 if the render may start. */
export type CountRendering = (request: FastifyRequest) => Promise<number>

/** Returns where an address of the former shop leads now; undefined for other addresses. */
export type FormerAddress = (url: string) => Promise<string | undefined>

/**
 * Serves a page at every address that no other route serves; unknown addresses get the 404 page. Each page is cached
 * under one address; other spellings (`/Tools/`, `/%74ools`) redirect there.
 *
 * @param secondsToWait counts renders, without cached responses.
 * @param secondsToWaitForForm counts posted forms, whose calls have no limit of their own; default: `secondsToWait`.
 * @param formerAddress asked only for addresses without a page.
 */
export function mountPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  secondsToWait: CountRendering,
  secondsToWaitForForm = secondsToWait,
  formerAddress?: FormerAddress,
): void {
  app.admission.pages = {
    busyPage: (url) => renderer.busy(renderer.languageAt(url)).html,
    isFull: renderer.isFull,
  }
  app.setErrorHandler((error: FastifyError, request, reply) =>
    request.headers.accept?.includes('text/html')
      ? answerWithPage(error, request, reply, renderer)
      : answerError(error, request, reply),
  )
  app.get('/*', async (request, reply) => {
    const found = await renderer.find(request.url)
    const { path, address, parameters } = found
    const [requestedPath, query] = withoutHost(request.url).split(/\?(.*)/s)
    if (path !== undefined && path !== requestedPath) {
      const target = query === undefined ? path : `${path}?${query}`
      // The owner may offer the language again, so a browser must not keep this redirect.
      return reply.header('cache-control', 'no-cache').redirect(target, found.isElsewhere ? 307 : 308)
    }
    if (path === undefined) {
      const target = await formerAddress?.(withoutHost(request.url))
      // The owner may change it, so a browser must not keep this redirect.
      if (target !== undefined) return reply.header('cache-control', 'no-cache').redirect(target, 308)
    }
    if (app.answers.answer(request.raw, reply.raw, address)) return reply.hijack()
    const waitS = await secondsToWait(request)
    if (waitS > 0) return refuse(reply, renderer, found.tag, waitS)
    const page = await renderer.render(found, momentOf(request), (error) =>
      request.log.error({ err: error }, 'a page could not be rendered'),
    )
    if (renderer.isBusy(page)) app.admission.turnedAway()
    reply.code(page.status).headers(page.headers)
    // Pages are the same for everyone. Browsers revalidate them each time by the ETag.
    const isWhole = page.status === 200 && !page.incomplete
    reply.header('cache-control', isWhole ? 'no-cache' : 'no-store')
    // The page of an unknown tool is not cached, because anyone can invent ids and parameter values.
    const isCacheable = isWhole ? !address.includes('?') : path === undefined && page.status === 404
    if (isCacheable) remember(reply, page.topics, { address, parameters }, stockLagMs)
    // Sends bytes, because Node writes a long text more slowly: it first joins the text with the headers.
    return reply.send(Buffer.from(page.html))
  })
  if (renderer.formPaths.length > 0) {
    app.register(async (scope) => mountForms(scope, renderer, secondsToWaitForForm))
  }
}

/** The largest body of a form, whose fields are short. */
const formBytes = 8 * 1024

/** Answers forms that browsers post without JavaScript. Neither stores nor logs their values. */
function mountForms(app: FastifyInstance, renderer: PageRenderer, secondsToWait: CountRendering): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    async (_request: FastifyRequest, body: string) => body,
  )
  for (const path of renderer.formPaths) {
    app.post(path, async (request, reply) => {
      const waitS = await secondsToWait(request)
      if (waitS > 0) return refuse(reply, renderer, renderer.languageAt(path), waitS)
      const form = typeof request.body === 'string' ? request.body : ''
      const page = await renderer.renderForm(path, form, (error) =>
        request.log.error({ err: error }, 'a page could not be rendered'),
      )
      if (renderer.isBusy(page)) app.admission.turnedAway()
      return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.html)
    })
  }
}

function refuse(
  reply: FastifyReply,
  renderer: PageRenderer,
  language: LanguageTag,
  waitS: number,
): FastifyReply {
  const { tooMany: title } = inLanguage(refusalTexts, language)
  const message = inLanguageOfPage(language, () => tooManyAttempts(waitS))
  const text = { language, status: 429, title, message }
  const { status, headers, html } = renderer.refusal(text, { 'retry-after': String(waitS) })
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(html)
}

/** Tells a person that the page could not be made, because JSON is for programs. */
function answerWithPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
): FastifyReply {
  const code = loggedCode(error, request)
  noteRequest(request, { refused: code })
  const language = renderer.languageAt(request.url)
  const texts = inLanguage(refusalTexts, language)
  const { status, sentence } = inLanguageOfPage(language, () => ({
    status: errors[code].status,
    sentence: errors[code].message,
  }))
  const message = code === 'UNEXPECTED' ? texts.withRequest(sentence, request.id) : sentence
  const page =
    code === 'BUSY'
      ? renderer.busy(language)
      : renderer.refusal({ language, status, title: texts.notMade, message }, {})
  return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.html)
}
