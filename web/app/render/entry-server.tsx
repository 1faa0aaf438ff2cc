import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type Params,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { CallApi, CatalogueContext, RenderContext, RenderedPage } from '../../../contract/built-pages.ts'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { PageTopic } from '../../../contract/page-topics.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { withPrefix } from '../../../domain/shop/language-path.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { hyphenationHeader } from '../../../domain/writing/long-words.ts'
import { ApiContext, apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { SettingsContext, settingsContext } from '../../api/settings-context.ts'
import { pagePrefix, withoutLanguage } from '../../routing/language-of-pages.ts'
import { FormatsContext } from '../../ui/values/formats.ts'
import { headerOf, knowWords, type LongWords, learnWords } from '../../ui/values/long-words.ts'
import { listedPaths as pathsForSearchEngines } from '../machines/listed-paths.ts'
import { llmsText as textForPrograms } from '../machines/llms-text.ts'
import { productFeed as feedOf } from '../machines/product-feed.ts'
import { publicPages } from '../pages/all-pages.ts'
import { headOf, type Page, type PageHead, problemHead } from '../pages/page.ts'
import { routes } from '../routes/all-routes.ts'
import { type MoreRoutes, moreRoutesFor } from '../routes/routes.tsx'
import { matchedPage } from '../routes/routes-of.tsx'
import { documentOf } from './document.ts'
import { observedApi } from './observed-api.ts'
import { pageAddressOf } from './page-address.ts'
import type { PageAssets } from './page-assets.ts'
import { errorsForBrowser } from './page-errors.ts'

export { robotsText } from '../machines/robots-text.ts'
export { inlineScript } from './inline-script.ts'
export { assetsOf, type BuildManifest, type PageAssets } from './page-assets.ts'
export { refusalDocument } from './refusal-document.ts'
export { pageAddressOf }

/** The language of these pages. */
export const language = buildLanguage

/** One handler for each prefix, because the owner can change the standard language while the shop runs. */
const handlers = new Map<string, StaticHandler>()

function handlerBelow(prefix: string): StaticHandler {
  const handler = handlers.get(prefix) ?? createStaticHandler(routes, { basename: prefix || '/' })
  handlers.set(prefix, handler)
  return handler
}

/** The pages whose forms work without JavaScript. */
export const formPaths: readonly string[] = publicPages.flatMap(({ path, action }: Page) =>
  action ? path : [],
)

/** Renders a page to a complete document: runs its loaders, then renders its components. */
export async function renderPage(
  request: Request,
  context: RenderContext<PageAssets>,
): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider()
  const words: LongWords = new Map()
  const api = observedApi(noteWords(context.transport, words), context.note)
  requestContext.set(apiContext, api)
  requestContext.set(settingsContext, context.settings)
  const handler = handlerBelow(pagePrefix(context.settings))
  const answer = await handler.query(request, { requestContext })
  if (answer instanceof Response) return redirectOf(answer)
  return { ...(await pageOf(answer, context, api, words)), incomplete: api.failed }
}

/** Returns the paths of all pages for the sitemap; null without a usable answer. */
export async function listedPaths({
  transport,
  settings,
  note,
}: CatalogueContext): Promise<readonly string[] | null> {
  try {
    return await pathsForSearchEngines(observedApi(transport, note), settings)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Returns /llms.txt; null without a usable answer. */
export async function llmsText({ transport, settings, note }: CatalogueContext): Promise<string | null> {
  try {
    return await textForPrograms(observedApi(transport, note), settings)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Yields the product feed of this build's language in parts. */
export function productFeed({ transport, settings, note }: CatalogueContext): AsyncIterable<string> {
  return feedOf(observedApi(transport, note), settings, absoluteIn(settings))
}

async function pageOf(
  answer: StaticHandlerContext,
  { settings, assets, report }: RenderContext<PageAssets>,
  api: ShopApi,
  words: LongWords,
): Promise<Omit<RenderedPage, 'incomplete'>> {
  const errors = errorsForBrowser(answer.errors, report)
  const page = matchedPage(answer.matches.map(({ route }) => route))
  const match = answer.matches.at(-1)
  const data = match && answer.loaderData[match.route.id]
  const status = errors ? answer.statusCode : (page?.status ?? 200)
  const absolute = absoluteIn(settings)
  const structured = errors ? undefined : page?.structured
  // Only the page's own `load` makes the data.
  const structuredData = (await structured?.(data as never, { settings, absolute })) ?? []
  const html = documentOf({
    address: addressOf(answer.location, page?.canonical),
    head: shownHead(answer, status, page, data),
    settings,
    assets,
    modules: modulesOf(answer),
    content: contentOf({ ...answer, errors }, settings, api, words),
    pageData: {
      loaderData: answer.loaderData,
      errors,
      ...(answer.actionData && { actionData: answer.actionData }),
      ...(words.size > 0 && { words: headerOf(words) }),
    },
    structuredData,
  })
  return {
    status,
    html,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    topics: topicsOf(page, match?.params ?? {}, data),
  }
}

/** Returns a function that makes whole URLs. Those of pages are in the language of this build. */
function absoluteIn(settings: ShopSettings): (address: string) => string {
  const absolute = absoluteAt(settings.publicUrl)
  const prefix = pagePrefix(settings)
  const isPage = (address: string) => !address.includes('#') && pageAddressOf(address).path !== undefined
  return (address) => absolute(isPage(address) ? withPrefix(prefix, address) : address)
}

/** Returns the topics of a page; a change of one invalidates the page. Every page shows the shop's name and links. */
function topicsOf(page: Page | undefined, params: Params, data: unknown): readonly PageTopic[] {
  const shows = page?.shows ?? []
  // Only the page's own `load` makes the data, which is missing if `load` failed.
  const own = typeof shows === 'function' ? shows({ params, data: data as never }) : shows
  return [...new Set<PageTopic>(['shop', ...own])]
}

/** Collects the long words of the answers that a page is made from. */
function noteWords(transport: CallApi, words: LongWords): CallApi {
  return async (operation, request) => {
    const answer = await transport(operation, request)
    learnWords(answer.header?.(hyphenationHeader), words)
    return answer
  }
}

/**
 * Returns the address under which search engines list a page: each page of a list, and each value of the page's
 * canonical parameters, has its own address.
 */
function addressOf(
  { pathname, search }: StaticHandlerContext['location'],
  canonical: readonly string[] = [],
): string {
  const given = new URLSearchParams(search)
  const listed = [...canonical, 'after'].flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value]] : []
  })
  const path = withoutLanguage(pathname)
  return listed.length === 0 ? path : `${path}?${new URLSearchParams(listed)}`
}

function contentOf(
  answer: StaticHandlerContext,
  settings: ShopSettings,
  api: ShopApi,
  words: LongWords,
): string {
  // Includes only the page's own routes, because the router copies the routes for each page.
  const own = answer.matches.map(({ route: { children: _children, ...route } }) => route)
  const router = createStaticRouter(own, answer)
  // Set here, because nothing can run between this line and the rendering.
  knowWords(words)
  return renderToString(
    <StrictMode>
      <SettingsContext value={settings}>
        <FormatsContext value={settings.shop.money}>
          <ApiContext value={api}>
            <StaticRouterProvider router={router} context={answer} hydrate={false} />
          </ApiContext>
        </FormatsContext>
      </SettingsContext>
    </StrictMode>,
  )
}

function shownHead(
  answer: StaticHandlerContext,
  status: number,
  page: Page | undefined,
  data: unknown,
): PageHead {
  if (status === 404 || !page || answer.errors) return problemHead(status === 404)
  const head = headOf(page, data)
  // Only the page's own `load` makes the data.
  return page.unlisted && data !== undefined ? { ...head, unlisted: page.unlisted(data as never) } : head
}

const routeModules: Readonly<Record<MoreRoutes, string>> = {
  further: 'web/app/routes/further-routes.ts',
  dashboard: 'web/app/routes/dashboard-routes.tsx',
}

/** Returns the source files that the page loads on demand. */
function modulesOf({ location, matches }: StaticHandlerContext): readonly string[] {
  const more = moreRoutesFor(location)
  const own = matches.flatMap(({ route }) => route.handle?.module ?? [])
  return more ? [routeModules[more], ...own] : own
}

function redirectOf(response: Response): RenderedPage {
  const location = response.headers.get('location')
  return {
    status: response.status,
    html: '',
    headers: location ? { location } : {},
    topics: [],
    incomplete: false,
  }
}
