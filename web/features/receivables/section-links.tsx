import { Link } from 'react-router'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { receivableTexts as texts } from './texts.ts'

const sections = {
  invoices: dashboardLinks.receivables,
  companies: dashboardLinks.owingCompanies,
  transfers: dashboardLinks.transfers,
} as const

/** Links the pages of open invoices with each other. */
export function SectionLinks({ current }: { readonly current: keyof typeof sections }) {
  return (
    <nav
      aria-label={texts.sections}
      className="flex flex-wrap gap-x-1 gap-y-0 justify-self-start bg-sheet border border-line"
    >
      {(['invoices', 'companies', 'transfers'] as const).map((name) => (
        <Link
          className="inline-flex items-center min-h-(--target) px-[0.9rem] py-0 font-semibold no-underline border-b-3 border-b-transparent aria-[current=page]:border-b-ink"
          key={name}
          to={sections[name]}
          aria-current={name === current ? 'page' : undefined}
        >
          {texts[name]}
        </Link>
      ))}
    </nav>
  )
}
