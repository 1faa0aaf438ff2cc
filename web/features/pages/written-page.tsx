import { useShopSettings } from '../../api/settings-context.ts'
import { company } from '../../content/company.ts'
import type { WrittenPage as Page } from '../../content/written-page.ts'
import { companyTexts } from '../../texts/shop.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { WrittenText } from '../../ui/written-text.tsx'

interface WrittenPageProps {
  readonly title: string
  readonly page: Page
}

/** Renders a text page: its lead sentence and its sections, each with its heading at the side. */
export function WrittenPage({ title, page }: WrittenPageProps) {
  const settings = useShopSettings()
  const sections = page.sections.filter(({ only }) => only === undefined || only(settings))
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} />
      <Card>
        <p className="max-w-[46rem] text-xl text-balance">{page.lead}</p>
        {sections.map(({ heading, blocks }) => (
          <section
            key={heading}
            className="mt-8 grid gap-3 border-t border-line pt-6 md:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] md:gap-10"
          >
            <h2 className="text-2xl tracking-tight">{heading}</h2>
            <WrittenText blocks={blocks} />
          </section>
        ))}
        <footer className="soft mt-8 border-t border-line pt-4">
          <p>
            {companyTexts.changed} {company.textsChanged}.
          </p>
          {company.sample && <p className="max-w-[31rem]">{companyTexts.sample}</p>}
        </footer>
      </Card>
    </div>
  )
}
