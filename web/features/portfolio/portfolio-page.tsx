import type { ReactNode } from 'react'
import { portfolio } from '../../content/portfolio.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { portfolioTexts } from './texts.ts'
import { Websites } from './websites.tsx'

/** Renders `/portfolio` (spec §2): the author's education, skills and two websites. */
export function PortfolioPage() {
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={portfolio.name} />
      <Card>
        <p className="kicker">
          {portfolio.role}, {portfolio.place}
        </p>
        <p className="mt-4 max-w-[34rem] text-xl">{portfolio.lead}</p>
        <Part heading={portfolioTexts.education}>
          <Education />
        </Part>
        <Part heading={portfolioTexts.skills}>
          <Skills />
        </Part>
        <Part heading={portfolioTexts.websites}>
          <Websites />
        </Part>
        {portfolio.sample && (
          <footer className="soft mt-8 border-t border-line pt-4">
            <p className="max-w-[31rem]">{portfolioTexts.sample}</p>
          </footer>
        )}
      </Card>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-8 grid gap-5 border-t border-line pt-6 md:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] md:gap-10">
      <h2 className="text-2xl tracking-tight">{heading}</h2>
      {children}
    </section>
  )
}

function Education() {
  return (
    <ol className="grid gap-6">
      {portfolio.education.map(({ years, title, school, text }) => (
        <li key={title} className="grid gap-1 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
          <p className="figure">{years}</p>
          <div>
            <h3>{title}</h3>
            <p className="soft">{school}</p>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Skills() {
  return (
    <div className="grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {portfolio.skills.map(({ heading, names }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul className="mt-2 border-t border-line">
            {names.map((name) => (
              <li key={name} className="border-b border-line py-2">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
