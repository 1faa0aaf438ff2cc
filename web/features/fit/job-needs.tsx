import type { ReactNode } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { JobNeed } from './load-jobs.ts'
import { ProductRow } from './product-row.tsx'

interface JobNeedsProps {
  readonly needs: readonly JobNeed[]
  /** What stands at the end of a need's heading. */
  readonly besides?: (need: JobNeed) => ReactNode
}

/** Lists what a job needs, each with the products of the shop that serve it. */
export function JobNeeds({ needs, besides }: JobNeedsProps) {
  return (
    <ul>
      {needs.map((need) => (
        <li key={need.name} className="need">
          <div className="need-head">
            <h3>{need.name}</h3>
            {besides?.(need)}
          </div>
          <p className="soft">{need.does}</p>
          {need.owned && (
            <p>
              <Chip>{jobsTexts.probablyOwned}</Chip>
            </p>
          )}
          {need.products.length === 0 ? (
            <p className="need-none figure">{jobsTexts.notSold}</p>
          ) : (
            <ul className="goods-rows">
              {need.products.map((product) => (
                <ProductRow key={product._id} product={product} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
