import '../../styles/utilities.css'
import { BlogPage } from '../../features/pages/blog-page.tsx'
import type { PageText } from '../../features/pages/load-text.ts'
import { PortfolioPage } from '../../features/pages/portfolio-page.tsx'
import { WrittenPage } from '../../features/pages/written-page.tsx'
import { CompanyDetails } from '../../features/quote/company-details.tsx'

/** Renders `/delivery`, `/returns`, `/privacy`, `/terms` and `/accessibility`, whose texts are the owner's. */
export function TextScreen({ data }: { readonly data: PageText }) {
  return <WrittenPage shown={data} company={<CompanyDetails />} />
}

/** Renders `/blog` (spec §2). */
export function BlogScreen({ data }: { readonly data: PageText }) {
  return <BlogPage shown={data} company={<CompanyDetails />} />
}

/** Renders `/portfolio` (spec §2). */
export function PortfolioScreen({ data }: { readonly data: PageText }) {
  return <PortfolioPage shown={data} company={<CompanyDetails />} />
}
