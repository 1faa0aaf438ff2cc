import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { TextPage } from '../../../contract/shop/texts.ts'
import { links } from '../../routing/links.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { onDemand } from './on-demand.ts'
import { type PageHandle, page as pageHandle } from './page-handle.ts'
import { pageLoader } from './page-loader.ts'

const textRoute = 'web/app/routes/text-route.tsx'

function written(name: keyof typeof writtenPages, module: string): Pick<PageHandle, 'head' | 'modules'> {
  return { head: () => writtenPages[name], modules: [module] }
}

/** Makes the route of a page whose text is the owner's. */
function ofOwner(
  page: TextPage,
  path: string,
  load: () => Promise<ComponentType>,
  module = textRoute,
): RouteObject {
  return {
    path,
    lazy: onDemand(load),
    loader: pageLoader(async () => (await import('../../features/pages/load-text.ts')).loadText(page)),
    handle: pageHandle({ ...written(page, module), topics: () => ['shop'] }),
  }
}

const textPage = async () => (await import('./text-route.tsx')).TextRoute

/** Blog and portfolio (spec §2), legal and service pages, and the contact pages. */
export const writtenRoutes: RouteObject[] = [
  ofOwner('blog', links.blog, async () => (await import('./text-route.tsx')).BlogRoute),
  ofOwner('portfolio', links.portfolio, async () => (await import('./text-route.tsx')).PortfolioRoute),
  ofOwner('delivery', links.delivery, textPage),
  ofOwner('returns', links.returns, textPage),
  ofOwner('privacy', links.privacy, textPage),
  ofOwner('terms', links.terms, textPage),
  ofOwner('accessibility', links.accessibility, textPage),
  ofOwner(
    'contact',
    links.contact,
    async () => (await import('./contact-route.tsx')).ContactRoute,
    'web/app/routes/contact-route.tsx',
  ),
  {
    path: links.quote(),
    lazy: onDemand(async () => (await import('./quote-route.tsx')).QuoteRoute),
    loader: pageLoader(async () => (await import('../../features/quote/load-quoted-item.ts')).loadQuotedItem),
    handle: written('quote', 'web/app/routes/quote-route.tsx'),
  },
]
