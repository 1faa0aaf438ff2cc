import { useFormats } from '../../ui/values/formats.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import '../../styles/utilities.css'
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import './guides.css'
import './fit.css'
import { links } from '../../routing/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Drawing } from './drawings.tsx'
import { FitAnswer } from './fit-answer.tsx'
import { fitTexts } from './fit-texts.ts'
import type { Fit, FitData, FitGroup } from './load-fit.ts'
import { MeasurementCard } from './measurement-card.tsx'

/** Renders `/fit`: the choice of a component and its standard or a reading, and the verdict. */
export function FitPage({ data: { fit, refused } }: { readonly data: FitData }) {
  const group = fit.groups.find(({ id }) => id === fit.group)
  const place = useFocusOnAnswer()
  return (
    <div ref={place} className="wrap section">
      <SectionHeading level={1} text={fitTexts.title} />
      {group ? <GroupLinks groups={fit.groups} chosen={group.id} /> : <Start fit={fit} />}
      {refused && !refused.measure && <Alert message={refused.message} />}
      {group && fit.verdict !== 'choose' && <FitAnswer fit={fit} group={group} />}
      {group && fit.verdict === 'choose' && <Choice group={group} refused={refused} />}
    </div>
  )
}

/**
 * Moves the focus to the answer after each choice and reading except the first: the pressed control has often
 * disappeared, and on a phone the answer is below the screen. A component link that still exists keeps the focus.
 */
function useFocusOnAnswer() {
  const { key } = useLocation()
  const shown = useRef(key)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const find = (what: string) => place.current?.querySelector<HTMLElement>(what)
    if (find('.fit-nav')?.contains(document.activeElement)) return
    const answer = find('[aria-invalid="true"]') ?? find('.fit-verdict') ?? find('.fit-nav [aria-current]')
    answer?.focus()
    // A field that already has the focus is not scrolled into view automatically.
    answer?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return place
}

function Start({ fit: { groups } }: { fit: Fit }) {
  const formats = useFormats()
  return (
    <>
      <p className="card guide-lead">{fitTexts.lead}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5 max-sm:gap-3">
        {groups.map(({ id, name, standards, measurements }) => (
          <li
            key={id}
            className="card group max-sm:grid max-sm:grid-cols-[min(6.5rem,42%)_minmax(0,1fr)] max-sm:gap-x-4 max-sm:gap-y-0 max-sm:items-center max-sm:px-4 max-sm:py-3 max-sm:[&_.drawing]:row-span-2 relative px-5 pt-4 pb-5 border-t-3 border-t-ink"
          >
            <Drawing name={measurements[0]?.drawing ?? ''} label="" />
            <h2 className="mt-3 text-[1.3125rem] font-stretch-108% leading-[1.2] tracking-[-0.012em] max-sm:self-end max-sm:m-0 max-sm:text-[1.1875rem]">
              <Link className="cover no-underline group-hover:underline" to={links.fit({ group: id })}>
                {name}
              </Link>
            </h2>
            <p className="figure mt-[0.4rem] text-label font-medium text-soft max-sm:self-start">
              {fitTexts.count(formats, standards.length, measurements.length)}
            </p>
          </li>
        ))}
      </ul>
      <p className="section-more">
        <Link className="button button-quiet" to={links.jobs}>
          {labelTexts.named(fitTexts.jobs, fitTexts.toJobs)}
        </Link>
      </p>
    </>
  )
}

function GroupLinks({ groups, chosen }: { groups: Fit['groups']; chosen: string }) {
  return (
    <nav
      aria-label={fitTexts.components}
      className="fit-nav mb-6 **:aria-[current]:text-paper **:aria-[current]:bg-ink **:aria-[current]:border-ink"
    >
      <ul className="guide-links flex flex-wrap gap-2 m-0">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <Link
              className="guide-link bg-paper hover:border-ink"
              to={links.fit({ group: id })}
              aria-current={id === chosen ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  readonly group: FitGroup
  readonly refused: FitData['refused']
}

function Choice({ group: { id, name, standards, measurements }, refused }: ChoiceProps) {
  return (
    <div className="guide-grid lg:grid-cols-[minmax(0,13fr)_minmax(0,12fr)] lg:gap-(--pitch)">
      <section className="card guide-sheet" aria-labelledby="standards">
        <p className="kicker">{name}</p>
        <h2 id="standards">{fitTexts.standards}</h2>
        <ul>
          {standards.map((standard) => (
            <li key={standard.id} className="group relative py-[0.8rem] border-t border-t-line">
              <h3>
                <Link
                  className="cover no-underline group-hover:underline"
                  to={links.fit({ group: id, standard: standard.id })}
                  preventScrollReset
                >
                  {standard.name}
                </Link>
              </h3>
              {standard.identity.length > 0 && (
                <p className="soft text-note">{standard.identity.join(', ')}</p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="card guide-sheet" aria-labelledby="measure">
        <p className="kicker">{name}</p>
        <h2 id="measure">{fitTexts.measure}</h2>
        <p className="soft">{fitTexts.measureText}</p>
        <div className="measurements mt-4">
          {measurements.map((measurement) => (
            <MeasurementCard
              key={measurement.id}
              group={id}
              measurement={measurement}
              refused={refused?.measure === measurement.id ? refused : undefined}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
