import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { CallApi, CatalogueContext, RenderContext, RenderedPage } from '../../../contract/built-pages.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { hyphenationHeader } from '../../../domain/writing/long-words.ts'
import { ApiContext, apiContext } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { SettingsContext, settingsContext } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { headerOf, knowWords, type LongWords, learnWords } from '../../ui/values/long-words.ts'
import { writeNumbersAs } from '../../ui/values/numbers.ts'
import { listedPaths as pathsForSearchEngines } from '../machines/listed-paths.ts'
import { productFeed as feedOf } from '../machines/product-feed.ts'
import { routes } from '../routes/all-routes.ts'
import { pageHandleOf } from '../routes/page-handle.ts'
import { brokenHead, notFoundHead } from '../routes/page-heads.ts'
import { isFurther } from '../routes/routes.tsx'
import { documentOf } from './document.ts'
import { observedApi } from './observed-api.ts'
import type { PageAssets } from './page-assets.ts'
import { errorsForBrowser } from './page-errors.ts'
import { shownTopics } from './shown-topics.ts'
import { structuredDataOf } from './structured-data.ts'

export { llmsText } from '../machines/llms-text.ts'
export { inlineScript } from './inline-script.ts'
export { pageAddressOf } from './page-address.ts'
export { assetsOf, type BuildManifest, type PageAssets } from './page-assets.ts'
export { refusalDocument } from './refusal-document.ts'

const handler = createStaticHandler(routes)

/** The pages whose forms work without JavaScript. */
export const formPaths: readonly string[] = [links.offer, links.openOrder, links.withdraw]

/** Renders a page to a whole document: runs its loaders, then its components. */
export async function renderPage(
  request: Request,
  context: RenderContext<PageAssets>,
): Promise<RenderedPage> {
  const requestContext = new RouterContextProvider()
  const words: LongWords = new Map()
  const api = observedApi(noteWords(context.transport, words), context.note)
  requestContext.set(apiContext, api)
  requestContext.set(settingsContext, context.settings)
  writeNumbersAs(context.settings.shop.money)
  const answer = await handler.query(request, { requestContext })
  if (answer instanceof Response) return redirectOf(answer)
  return { ...pageOf(answer, context, api, words), incomplete: api.failed }
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

/** Yields the product feed in parts. */
export function productFeed({ transport, settings, note }: CatalogueContext): AsyncIterable<string> {
  return feedOf(observedApi(transport, note), settings)
}

function pageOf(
  answer: StaticHandlerContext,
  { settings, assets, report }: RenderContext<PageAssets>,
  api: ShopApi,
  words: LongWords,
): Omit<RenderedPage, 'incomplete'> {
  const errors = errorsForBrowser(answer.errors, report)
  const handle = pageHandleOf(answer.matches.map(({ route }) => route))
  const status = errors ? answer.statusCode : (handle?.status ?? 200)
  const page = answer.matches.at(-1)
  const data = page && answer.loaderData[page.route.id]
  const html = documentOf({
    address: addressOf(answer.location),
    head: headOf(answer, status, data),
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
    structuredData: (absolute) =>
      errors ? [] : structuredDataOf(page?.route.path, data, settings, absolute),
  })
  return {
    status,
    html,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    topics: shownTopics(answer),
  }
}

/** Learns the long words of the answers that a page is made from. */
function noteWords(transport: CallApi, words: LongWords): CallApi {
  return async (operation, request) => {
    const answer = await transport(operation, request)
    learnWords(answer.header?.(hyphenationHeader), words)
    return answer
  }
}

/** Returns the address under which search engines list a page: later pages of a list have their own. */
function addressOf({ pathname, search }: StaticHandlerContext['location']): string {
  const after = new URLSearchParams(search).get('after')
  return after ? links.pageAfter(pathname, after) : pathname
}

function contentOf(
  answer: StaticHandlerContext,
  settings: ShopSettings,
  api: ShopApi,
  words: LongWords,
): string {
  // Only the page's own routes, because the router copies what it gets for each page.
  const own = answer.matches.map(({ route: { children: _children, ...route } }) => route)
  const router = createStaticRouter(own, answer)
  // Here, because nothing runs between this and the rendering.
  writeNumbersAs(settings.shop.money)
  knowWords(words)
  return renderToString(
    <StrictMode>
      <SettingsContext value={settings}>
        <ApiContext value={api}>
          <StaticRouterProvider router={router} context={answer} hydrate={false} />
        </ApiContext>
      </SettingsContext>
    </StrictMode>,
  )
}

function headOf(answer: StaticHandlerContext, status: number, data: unknown) {
  if (status === 404) return notFoundHead()
  if (answer.errors) return brokenHead()
  return pageHandleOf(answer.matches.map(({ route }) => route))?.head(data) ?? brokenHead()
}

/** Returns the source files that the page loads on demand. */
function modulesOf({ location, matches }: StaticHandlerContext): readonly string[] {
  const own = matches.flatMap(({ route }) => pageHandleOf([route])?.modules ?? [])
  return isFurther(location) ? ['web/app/routes/further-routes.tsx', ...own] : own
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
