import { statsMessages } from '../../messages/storefront.ts'

/** The company's figures (spec §2). */
export function Stats() {
  return (
    <section className="stats" aria-label={statsMessages.label}>
      <dl className="wrap stats-row">
        {statsMessages.figures.map(({ figure, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
