import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import './guides.css'
import { links } from '../../routing/links.ts'
import { CloseIcon, DoneIcon } from '../../ui/icons.tsx'
import { fitsTexts } from './fits-texts.ts'

type Guide = Pick<ToolGuide, 'fits' | 'doesNotFit' | 'jobs'>

/** A wide card shows its rows in two columns. */
const rows = '@min-[38rem]:columns-2 @min-[38rem]:gap-12'
const row = 'break-inside-avoid grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-[0.6rem] border-t border-t-line'

/** Returns whether a tool's guide has standards or jobs. */
export function saysWhatFits({ fits = [], doesNotFit = [], jobs = [] }: Guide): boolean {
  return fits.length + doesNotFit.length + jobs.length > 0
}

/** Lists the standards that a tool fits and its lookalikes, each with the reason, and its jobs. */
export function FitsList({ guide: { fits = [], doesNotFit = [], jobs = [] } }: { readonly guide: Guide }) {
  return (
    <section
      className="fits-list [&_p]:text-note [&_p]:leading-[1.4] [&_.icon]:mt-[0.2rem]"
      aria-label={fitsTexts.label}
    >
      {fits.length > 0 && (
        <Part title={fitsTexts.fits} className="[&_.icon]:text-good">
          <ul className={rows}>
            {fits.map(({ id, name, reason }) => (
              <li key={id} className={row}>
                <DoneIcon />
                <div>
                  <Link className="font-semibold" to={links.fit({ standard: id })}>
                    {name}
                  </Link>
                  <p className="soft">{reason}</p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {doesNotFit.length > 0 && (
        <Part title={fitsTexts.doesNotFit} className="[&_.icon]:text-bad">
          <ul className={rows}>
            {doesNotFit.map(({ id, name, reason, instead = [] }) => (
              <li key={id} className={row}>
                <CloseIcon />
                <div>
                  <Link className="font-semibold" to={links.fit({ standard: id })}>
                    {name}
                  </Link>
                  <p className="soft">{reason}</p>
                  <p>
                    {instead.length === 0 ? fitsTexts.notSold : fitsTexts.instead}{' '}
                    {instead.map((tool, index) => (
                      <span key={tool._id}>
                        {index > 0 && punctuationTexts.comma}
                        <Link {...langOf(tool)} className="own-words font-semibold" to={links.tool(tool._id)}>
                          {withBreaks(tool.name)}
                        </Link>
                      </span>
                    ))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {jobs.length > 0 && (
        <Part title={fitsTexts.jobs}>
          <ul className="guide-links flex flex-wrap gap-2 mt-4">
            {jobs.map(({ id, name }) => (
              <li key={id}>
                <Link className="guide-link hover:border-ink" to={links.job(id)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

function Part({ title, className = '', children }: PartProps) {
  return (
    <div className={`card guide-sheet ${className}`}>
      <div className="@container">
        <h2 className="mb-2 text-title leading-[1.15] tracking-[-0.02em]">{title}</h2>
        {children}
      </div>
    </div>
  )
}
