import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { links } from '../../routing/links.ts'
import { writtenPages } from '../../texts/written-pages.ts'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'
import { pageLoader } from './page-loader.ts'

/** Makes the route of a page that is the same for everyone until the next build. */
function written(
  name: keyof typeof writtenPages,
  path: string,
  module: string,
  load: () => Promise<ComponentType>,
): RouteObject {
  const handle: PageHandle = { head: () => writtenPages[name], modules: [module] }
  return { path, lazy: onDemand(load), handle }
}

const texts = 'web/features/pages/written-pages.tsx'

/** Blog and portfolio (spec §2), legal and service pages, and the contact pages. */
export const writtenRoutes: RouteObject[] = [
  written(
    'blog',
    links.blog,
    'web/features/blog/blog-page.tsx',
    async () => (await import('../../features/blog/blog-page.tsx')).BlogPage,
  ),
  written(
    'portfolio',
    links.portfolio,
    'web/features/portfolio/portfolio-page.tsx',
    async () => (await import('../../features/portfolio/portfolio-page.tsx')).PortfolioPage,
  ),
  written(
    'delivery',
    links.delivery,
    texts,
    async () => (await import('../../features/pages/written-pages.tsx')).DeliveryPage,
  ),
  written(
    'returns',
    links.returns,
    texts,
    async () => (await import('../../features/pages/written-pages.tsx')).ReturnsPage,
  ),
  written(
    'privacy',
    links.privacy,
    texts,
    async () => (await import('../../features/pages/written-pages.tsx')).PrivacyPage,
  ),
  written(
    'terms',
    links.terms,
    texts,
    async () => (await import('../../features/pages/written-pages.tsx')).TermsPage,
  ),
  written(
    'contact',
    links.contact,
    'web/features/quote/contact-page.tsx',
    async () => (await import('../../features/quote/contact-page.tsx')).ContactPage,
  ),
  {
    ...written(
      'quote',
      links.quote(),
      'web/app/routes/quote-route.tsx',
      async () => (await import('./quote-route.tsx')).QuoteRoute,
    ),
    loader: pageLoader(async () => (await import('../../features/quote/load-quoted-item.ts')).loadQuotedItem),
  },
]
