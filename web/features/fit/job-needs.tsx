import type { ReactNode } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { JobNeed } from './load-jobs.ts'
import { ProductRow } from './product-row.tsx'

interface JobNeedsProps {
  readonly needs: readonly JobNeed[]
  /** Renders the end of a need's heading. */
  readonly besides?: (need: JobNeed) => ReactNode
}

/** Lists the needs of a job, each with the matching products of the shop. */
export function JobNeeds({ needs, besides }: JobNeedsProps) {
  return (
    <ul>
      {needs.map((need) => (
        <li key={need.name} className="need py-[1.1rem] border-t border-t-line [&_.chip]:mt-2">
          <div className="flex flex-wrap gap-x-4 gap-y-0 items-center justify-between">
            <h3 className="flex-[1_1_14rem]">{need.name}</h3>
            {besides?.(need)}
          </div>
          <p className="soft">{need.does}</p>
          {need.owned && (
            <p>
              <Chip>{jobsTexts.probablyOwned}</Chip>
            </p>
          )}
          {need.products.length === 0 ? (
            <p className="need-none figure px-[0.9rem] py-[0.6rem] mt-3 text-note border-[1.5px] border-dashed border-edge">
              {jobsTexts.notSold}
            </p>
          ) : (
            <ul className="goods-rows grid gap-px p-px mt-3 bg-line">
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
