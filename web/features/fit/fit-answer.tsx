import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { labelTexts } from '../../ui/values/value-texts.ts'
import { fitTexts } from './fit-texts.ts'
import type { Fit, FitGroup, FitStandard } from './load-fit.ts'
import { MeasurementCard } from './measurement-card.tsx'
import { ProductRow } from './product-row.tsx'

/**
 * Shows the answer to a standard or readings: the verdict, the standards with their tools, and the next
 * measurement.
 */
export function FitAnswer({ fit, group }: { readonly fit: Fit; readonly group: FitGroup }) {
  const { verdict, sentence, readings, standards, next } = fit
  if (verdict === 'choose') return null
  return (
    <>
      <section
        className="card fit-verdict data-[verdict=one]:[&>.figure]:text-good data-[verdict=several]:[&>.figure]:text-warn data-[verdict=unknown]:[&>.figure]:text-bad grid gap-2 px-(--inset) py-5 mb-6 border-t-3 border-t-ink"
        data-verdict={verdict}
        tabIndex={-1}
        aria-label={fitTexts.verdicts[verdict]}
      >
        <p className="figure text-title leading-[1.2]">{fitTexts.verdicts[verdict]}</p>
        <p className="max-w-200 text-lead">{sentence}</p>
        <p>
          <Link className="guide-link hover:border-ink" to={links.fit({ group: group.id })}>
            {fitTexts.again}
          </Link>
        </p>
      </section>
      {verdict === 'unknown' && <LastReading readings={readings} group={group} />}
      {next.length > 0 && (
        <section className="card guide-sheet mb-6" aria-labelledby="next">
          <h2 id="next">{fitTexts.next}</h2>
          <div className="measurements mt-4">
            {next.map(({ measure, values }) => {
              const measurement = group.measurements.find(({ id }) => id === measure)
              return (
                measurement && (
                  <MeasurementCard
                    key={measure}
                    group={group.id}
                    measurement={measurement}
                    known={asKnown(readings)}
                  >
                    <ul className="mt-2 text-note">
                      {values.map(({ standard, value }) => (
                        <li key={standard}>
                          {fitTexts.has(standard)} <b className="figure">{value}</b>
                        </li>
                      ))}
                    </ul>
                  </MeasurementCard>
                )
              )
            })}
          </div>
        </section>
      )}
      <div
        className={
          standards.length > 1
            ? 'guide-grid lg:grid-cols-[minmax(0,13fr)_minmax(0,12fr)] lg:gap-(--pitch)'
            : undefined
        }
      >
        {standards.map((standard) => (
          <StandardSheet key={standard.id} standard={standard} />
        ))}
      </div>
    </>
  )
}

/** Returns readings in the form of the address. */
function asKnown(readings: Fit['readings']): string {
  return readings.map(({ measure, value }) => `${measure}:${value}`).join(';')
}

/** Shows the last reading again for correction, because no standard has this value. */
function LastReading({ readings, group }: { readonly readings: Fit['readings']; readonly group: FitGroup }) {
  const last = readings.at(-1)
  const measurement = group.measurements.find(({ id }) => id === last?.measure)
  if (!measurement) return null
  return (
    <section className="card guide-sheet mb-6" aria-labelledby="again">
      <h2 id="again">{fitTexts.measureAgain}</h2>
      <div className="measurements mt-4">
        <MeasurementCard
          group={group.id}
          measurement={measurement}
          known={asKnown(readings.slice(0, -1))}
          value={last?.value}
        />
      </div>
    </section>
  )
}

function StandardSheet({ standard }: { standard: FitStandard }) {
  const { id, name, alsoCalled, measures, note, disagreement, tools, parts } = standard
  return (
    <section
      className="card guide-sheet standard-sheet grid gap-6 lg:only:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:only:gap-(--pitch)"
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{name}</h2>
        {alsoCalled.length > 0 && (
          <p className="soft">{labelTexts.named(fitTexts.alsoCalled, alsoCalled.join(', '))}</p>
        )}
        <dl className="my-4">
          {measures.map(({ what, value }) => (
            <div
              className="flex gap-x-5 gap-y-1 justify-between py-2 border-t border-t-line"
              key={what + value}
            >
              <dt className="min-w-0 wrap-anywhere">{what}</dt>
              <dd className="figure flex-none max-w-1/2 text-end">{value}</dd>
            </div>
          ))}
        </dl>
        {note && <p>{note}</p>}
        {disagreement && <p className="soft">{disagreement}</p>}
      </div>
      <div>
        <h3>{fitTexts.tools}</h3>
        <Products fitting={tools} />
        {parts.length > 0 && (
          <>
            <h3>{fitTexts.parts}</h3>
            <Products fitting={parts} />
          </>
        )}
      </div>
    </section>
  )
}

function Products({ fitting }: { fitting: FitStandard['tools'] }) {
  if (fitting.length === 0)
    return (
      <p className="need-none figure px-[0.9rem] py-[0.6rem] mt-3 text-note border-[1.5px] border-dashed border-edge">
        {fitTexts.notSold}
      </p>
    )
  return (
    <ul className="goods-rows grid gap-px p-px mt-3 bg-line">
      {fitting.map(({ product, reason }) => (
        <ProductRow key={product._id} product={product}>
          <p className="soft text-note leading-[1.4]">{reason}</p>
        </ProductRow>
      ))}
    </ul>
  )
}
