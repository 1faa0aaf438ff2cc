import '../../styles/utilities.css'
import { useLoaderData } from 'react-router'
import { BlogPage } from '../../features/pages/blog-page.tsx'
import type { PageText } from '../../features/pages/load-text.ts'
import { PortfolioPage } from '../../features/pages/portfolio-page.tsx'
import { WrittenPage } from '../../features/pages/written-page.tsx'
import { CompanyDetails } from '../../features/quote/company-details.tsx'

/** Renders `/delivery`, `/returns`, `/privacy`, `/terms` and `/accessibility`, whose texts are the owner's. */
export function TextRoute() {
  return <WrittenPage shown={useLoaderData<PageText>()} company={<CompanyDetails />} />
}

/** Renders `/blog` (spec §2). */
export function BlogRoute() {
  return <BlogPage shown={useLoaderData<PageText>()} company={<CompanyDetails />} />
}

/** Renders `/portfolio` (spec §2). */
export function PortfolioRoute() {
  return <PortfolioPage shown={useLoaderData<PageText>()} company={<CompanyDetails />} />
}
