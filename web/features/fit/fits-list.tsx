import { Link } from 'react-router'
import type { ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import '../../styles/storefront/fits-list.css'
import '../../styles/storefront/guides.css'
import { links } from '../../routing/links.ts'
import { CloseIcon, DoneIcon } from '../../ui/icons.tsx'
import { fitsTexts } from './fits-texts.ts'

type Guide = Pick<ToolGuide, 'fits' | 'doesNotFit' | 'jobs'>

/** Tells whether a tool's guide says what the tool fits or which jobs it serves. */
export function saysWhatFits({ fits = [], doesNotFit = [], jobs = [] }: Guide): boolean {
  return fits.length + doesNotFit.length + jobs.length > 0
}

/** Lists what a tool fits and what it does not, each with the reason, and the jobs that it serves. */
export function FitsList({ guide: { fits = [], doesNotFit = [], jobs = [] } }: { readonly guide: Guide }) {
  return (
    <section
      className="card guide-sheet fits-list grid gap-7 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-12 [&_p]:text-note [&_p]:leading-[1.4] [&_.icon]:mt-[0.2rem] [&_.icon]:text-good"
      aria-label={fitsTexts.label}
    >
      {fits.length > 0 && (
        <div>
          <h2>{fitsTexts.fits}</h2>
          <ul>
            {fits.map(({ id, name, reason }) => (
              <li key={id}>
                <DoneIcon />
                <div>
                  <Link to={links.fit({ standard: id })}>{name}</Link>
                  <p className="soft">{reason}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {doesNotFit.length > 0 && (
        <div className="[&_.icon]:text-bad">
          <h2>{fitsTexts.doesNotFit}</h2>
          <ul>
            {doesNotFit.map(({ id, name, reason, instead = [] }) => (
              <li key={id}>
                <CloseIcon />
                <div>
                  <Link to={links.fit({ standard: id })}>{name}</Link>
                  <p className="soft">{reason}</p>
                  <p>
                    {instead.length === 0 ? fitsTexts.notSold : fitsTexts.instead}{' '}
                    {instead.map((tool, index) => (
                      <span key={tool._id}>
                        {index > 0 && ', '}
                        <Link to={links.tool(tool._id)}>{withBreaks(tool.name)}</Link>
                      </span>
                    ))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {jobs.length > 0 && (
        <div>
          <h2>{fitsTexts.jobs}</h2>
          <ul className="guide-links flex flex-wrap gap-2 mt-4">
            {jobs.map(({ id, name }) => (
              <li key={id}>
                <Link className="guide-link hover:border-ink" to={links.job(id)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
