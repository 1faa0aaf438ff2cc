import { statsTexts } from '../../texts/storefront.ts'

/** The company's figures (spec §2). */
export function Stats() {
  return (
    <section className="stats" aria-label={statsTexts.label}>
      <dl className="wrap stats-row">
        {statsTexts.figures.map(({ figure, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
